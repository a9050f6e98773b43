import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { isLostChunk } from '../../core/navigation/public';
import { useApp } from '../kit/app-context';
import { ErrorView } from './error-view';

/** Route errors default to status 500 (ERR-11). */
const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error)
    ? error.status
    : typeof error === 'object' &&
        error !== null &&
        'status' in error &&
        typeof error.status === 'number'
      ? error.status
      : 500;

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'data' in error && typeof error.data === 'string'
    ? error.data
    : isLostChunk(error)
      ? 'This page could not be fetched. Please check your connection and try again.'
      : undefined;

/** Any page that could not be shown (ERR-01 to ERR-09). Search engines do not keep it. */
export function ErrorPage() {
  const error = useRouteError();
  const { siteName } = useApp();
  const { pathname, search } = useLocation();
  const status = statusOf(error);
  const description =
    status === 404 ? 'The requested URL could not be found' : 'An error has occurred';
  return (
    <>
      <title>{`${siteName} | ${status} Error`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <ErrorView status={status} message={messageOf(error)} address={pathname + search} />
    </>
  );
}
