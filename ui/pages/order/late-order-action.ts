import type { ActionFunctionArgs } from 'react-router-dom';
import type { App } from '../../kit/app';

/** A post: only a server runs it. */
export const orderAction = (app: App) => async (asked: ActionFunctionArgs) =>
  (await import('./order-action')).orderAction(app)(asked);
