import type { ActionFunctionArgs } from 'react-router-dom';
import type { App } from '../../kit/app';

/** A post without script: only a server runs it. */
export const valuationAction = (app: App) => async (asked: ActionFunctionArgs) =>
  (await import('./valuation-action')).valuationAction(app)(asked);
