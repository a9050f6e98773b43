import { useActionData, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { useStanding } from '../../../account/use-standing';
import { Heading, Lead } from '../../../content/text-page.styles';
import { DASHBOARD_WORDS, PASSKEY_WORDS } from '../../../copy/account/account-copy';
import { DASHBOARD_ORDERS } from '../../../copy/order/order-copy';
import { PageHead } from '../../../kit/page-head';
import { Breadcrumbs } from '../../../parts/breadcrumbs/breadcrumbs';
import { ButtonLink } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { DashboardBox } from '../account.styles';
import type { LoginPosted } from '../login/login-faults';
import { LoginView } from '../login/login-view';
import { useOtherTabs } from '../login/use-other-tabs';
import { Dashboard } from './dashboard';
import type { DashboardNews, DashboardState } from './dashboard-loader';
import type { DashboardPosted } from './dashboard-posted';
import { OrdersSection } from './orders-section';
import { ReservationsSection } from './reservations-section';
import { SavedSection } from './saved-section';
import { WaysInSection } from './ways-in-section';

/** What a customer has here (ROUTE-15 without a vehicle), or the login in its place (ROUTE-17). */
export function DashboardPage() {
  const state = useLoaderData<DashboardState>();
  return state.kind === 'login' ? <LoginHere {...state} /> : <CustomersPage {...state} />;
}

function LoginHere({ reason }: Extract<DashboardState, { readonly kind: 'login' }>) {
  const posted = useActionData<LoginPosted>();
  const { pathname, search } = useLocation();
  useOtherTabs(reason);
  return <LoginView reason={reason} posted={posted} action={pathname + search} />;
}

/** Of what is told above all; a reservation's is told where they stand. */
const NEWS: Readonly<Record<Exclude<DashboardNews, 'reservation-given-up'>, string>> = {
  'passkey-added': PASSKEY_WORDS.wasAdded,
  'passkey-removed': PASSKEY_WORDS.wasRemoved,
  'order-cancelled': DASHBOARD_ORDERS.cancelled,
};

type OfDashboard = Extract<DashboardState, { readonly kind: 'dashboard' }>;

function CustomersPage({ caller, news, orders, reservations, saved, savedNews }: OfDashboard) {
  const posted = useActionData<DashboardPosted>();
  const { revalidate } = useRevalidator();
  const customer = caller.kind === 'known' ? caller.customer : undefined;
  const again = () => {
    void revalidate();
  };
  const failed = useStanding(customer, again);
  return (
    <PageFrame>
      <PageHead
        title={DASHBOARD_WORDS.title}
        description={DASHBOARD_WORDS.description}
        indexed={false}
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: DASHBOARD_WORDS.title, href: '/click-collect/' },
        ]}
      />
      {customer === undefined ? (
        <NotKnownYet />
      ) : (
        <Dashboard customer={customer}>
          {news !== undefined && news !== 'reservation-given-up' && (
            <div role="status">
              <Notice tone="good" title={NEWS[news]} />
            </div>
          )}
          {orders !== undefined && <OrdersSection list={orders.list} branches={orders.branches} />}
          {reservations !== undefined && (
            <ReservationsSection
              list={reservations.list}
              isGivenUp={news === 'reservation-given-up'}
              notGivenUp={posted?.notGivenUp}
            />
          )}
          {saved !== undefined && (
            <SavedSection
              saved={saved}
              news={savedNews}
              problem={posted?.savedProblem}
              onFailed={failed}
              onChanged={again}
            />
          )}
          <WaysInSection passkeys={customer.passkeys} problem={posted?.passkeyProblem} />
        </Dashboard>
      )}
    </PageFrame>
  );
}

/** Nothing of the page, and no login either: it is being asked again who it is (AU-3). */
function NotKnownYet() {
  const { pathname, search } = useLocation();
  const { title, text, retry } = DASHBOARD_WORDS.unavailable;
  return (
    <>
      <Heading>{DASHBOARD_WORDS.title}</Heading>
      <Lead as="p" role="status">
        {DASHBOARD_WORDS.waiting}
      </Lead>
      <DashboardBox>
        <Notice tone="warning" title={title}>
          {text}
        </Notice>
        <div>
          <ButtonLink kind="quiet" href={pathname + search}>
            {retry}
          </ButtonLink>
        </div>
      </DashboardBox>
    </>
  );
}
