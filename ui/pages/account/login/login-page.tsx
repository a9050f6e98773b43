import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import type { LoginPosted } from './login-faults';
import type { LoginState } from './login-loader';
import { LoginView } from './login-view';
import { useOtherTabs } from './use-other-tabs';

/** Where customers log in (ROUTE-18). */
export function LoginPage() {
  const { reason } = useLoaderData<LoginState>();
  const posted = useActionData<LoginPosted>();
  const { pathname, search } = useLocation();
  useOtherTabs(reason);
  return <LoginView reason={reason} posted={posted} action={pathname + search} />;
}
