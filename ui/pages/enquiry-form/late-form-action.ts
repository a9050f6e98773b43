import type { ActionFunctionArgs } from 'react-router-dom';
import type { App } from '../../kit/app';
import type { FormAddress } from './form-loader';

/** A post without script: only a server runs it. */
export const formAction = (app: App, address: FormAddress) => async (asked: ActionFunctionArgs) =>
  (await import('./form-action')).formAction(app, address)(asked);
