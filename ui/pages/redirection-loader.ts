import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../kit/app';
import { throughMiddleware } from './middleware';
import { notFound } from './not-found';

/**
 * The way in for addresses that only lead elsewhere (ROUTE-20). Where it leads is the redirect
 * service's to say, never the address's own (RT-1); without a name it leads home.
 */
export const redirectionLoader =
  (app: App) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<Response> => {
    await throughMiddleware(['old-address'], app, request);
    if (params['id'] !== undefined) throw notFound();
    return redirect('/');
  };

/** A page that is not there (404) may have moved; any other failure is handed on. */
export async function movedOr(
  app: App,
  { request }: LoaderFunctionArgs,
  problem: unknown,
): Promise<never> {
  if (isMissing(problem)) await throughMiddleware(['old-address'], app, request);
  throw problem;
}

const isMissing = (problem: unknown): boolean =>
  typeof problem === 'object' &&
  problem !== null &&
  'init' in problem &&
  typeof problem.init === 'object' &&
  problem.init !== null &&
  'status' in problem.init &&
  problem.init.status === 404;
