import type { ActionFunctionArgs } from 'react-router-dom';
import type { App } from '../../../kit/app';

/** A post: only a server runs it. */
export const loginAction = (app: App) => async (asked: ActionFunctionArgs) =>
  (await import('./login-action')).loginAction(app)(asked);
