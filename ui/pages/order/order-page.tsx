import type { ReactNode } from 'react';
import { useActionData, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { DASHBOARD_PATH, loginPath } from '../../../core/account/public';
import { titleParts, type Vehicle } from '../../../core/stock/public';
import { searchPath } from '../../../core/search/public';
import { useStanding } from '../../account/use-standing';
import { Heading, Lead } from '../../content/text-page.styles';
import { ERROR_TITLE } from '../../copy/forms/form-copy';
import {
  ALREADY_RESERVED,
  CHECK_WORDS,
  ORDER_DESCRIPTION,
  ORDER_TITLE,
  ORDER_WORDS,
  PLACED_WORDS,
  SECTION_TITLES,
  UNAVAILABLE,
} from '../../copy/order/order-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { AboutVehiclePart } from '../../enquiry/about-vehicle-part';
import { PageHead } from '../../kit/page-head';
import type { Blocks } from '../../parts/blocks';
import { ButtonLink } from '../../parts/button/button';
import { Notice } from '../../parts/notice/notice';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { SiteLink } from '../../parts/site-link/site-link';
import type { OrderPageState, OrderPosted } from './order-state';
import { OrderBody, OrderColumns } from './order.styles';
import {
  CheckPart,
  EndedPart,
  OfferPart,
  OutlinePart,
  PlacedPart,
  SectionPart,
  TaskListPart,
} from './order-parts';
import { TaskPathView } from './task-path';

/** Buying a vehicle online (ROUTE-15). */
export function OrderPage() {
  const state = useLoaderData<OrderPageState>();
  const posted = useActionData<OrderPosted>();
  return (
    <PageFrame>
      <OrderView state={state} posted={posted} />
    </PageFrame>
  );
}

interface OrderViewProps {
  readonly state: OrderPageState;
  readonly posted: OrderPosted | undefined;
}

function OrderView({ state, posted }: OrderViewProps) {
  switch (state.kind) {
    case 'unavailable':
      return <Unavailable />;
    case 'taken':
      return <Taken {...state} />;
    case 'outline':
      return (
        <WithVehicle vehicle={state.vehicle} title={ORDER_TITLE(nameOf(state.vehicle))}>
          {state.isTaken && <ReservedText isLoggedIn={false} />}
          <OutlinePart.View vehicle={state.vehicle} />
        </WithVehicle>
      );
    case 'offer':
      return (
        <WithVehicle
          vehicle={state.vehicle}
          title={ORDER_TITLE(nameOf(state.vehicle))}
          isWrong={posted?.problem !== undefined}
        >
          <OfferPart.View {...state} problem={posted?.problem} />
        </WithVehicle>
      );
    case 'order':
      return <OwnOrder state={state} posted={posted} />;
  }
}

const nameOf = (vehicle: Vehicle): string => titleWords(titleParts(vehicle));

interface OwnOrderProps {
  readonly state: Extract<OrderPageState, { readonly kind: 'order' }>;
  readonly posted: OrderPosted | undefined;
}

function OwnOrder({ state, posted }: OwnOrderProps) {
  const { order, vehicle, step, customer } = state;
  const { revalidate } = useRevalidator();
  useStanding(customer, () => {
    void revalidate();
  });
  const isWrong = posted !== undefined;
  if (order.state !== 'started') {
    const title =
      order.state === 'ready'
        ? PLACED_WORDS.ready
        : order.state === 'collected'
          ? PLACED_WORDS.collected
          : PLACED_WORDS.title;
    return (
      <WithVehicle vehicle={vehicle} title={title} isWrong={isWrong}>
        <PlacedPart.View {...state} problem={posted?.problem} />
      </WithVehicle>
    );
  }
  const title =
    step === 'tasks'
      ? ORDER_TITLE(vehicle === undefined ? order.vehicle.title : nameOf(vehicle))
      : step === 'check'
        ? CHECK_WORDS.title
        : SECTION_TITLES[step];
  return (
    <WithVehicle
      vehicle={vehicle}
      title={title}
      isWrong={isWrong}
      beside={step === 'tasks' ? undefined : <TaskPathView order={order} step={step} />}
    >
      {step === 'tasks' ? (
        <TaskListPart.View {...state} problem={posted?.problem} />
      ) : step === 'check' ? (
        <CheckPart.View {...state} problem={posted?.problem} />
      ) : (
        <SectionPart.View
          // What was typed in another section, or before it was posted, is none of this one.
          key={`${step}/${String(order.sections[step]?.version ?? 0)}/${String(isWrong)}`}
          {...state}
          section={step}
          posted={posted?.section === step ? posted : undefined}
        />
      )}
    </WithVehicle>
  );
}

interface WithVehicleProps {
  readonly vehicle: Vehicle | undefined;
  readonly title: string;
  readonly isWrong?: boolean;
  readonly beside?: Blocks;
  readonly children: ReactNode;
}

/** What is done, under its heading, and the vehicle that it is about beside it. */
function WithVehicle({ vehicle, title, isWrong = false, beside, children }: WithVehicleProps) {
  return (
    <>
      <PageHead
        title={isWrong ? ERROR_TITLE + title : title}
        description={ORDER_DESCRIPTION}
        indexed={false}
      />
      <Heading>{title}</Heading>
      <OrderColumns>
        <OrderBody>{children}</OrderBody>
        <OrderBody as="aside" aria-label={ORDER_WORDS.yourOrder}>
          {beside}
          {vehicle !== undefined && <AboutVehiclePart.View vehicle={vehicle} />}
        </OrderBody>
      </OrderColumns>
    </>
  );
}

function Taken({
  vehicle,
  isLoggedIn,
  ended,
}: Extract<OrderPageState, { readonly kind: 'taken' }>) {
  return (
    <WithVehicle
      vehicle={vehicle}
      title={vehicle === undefined ? ORDER_WORDS.yourOrder : ORDER_TITLE(nameOf(vehicle))}
    >
      {ended !== undefined && <EndedPart.View order={ended} isForSale={false} />}
      <ReservedText isLoggedIn={isLoggedIn} />
    </WithVehicle>
  );
}

/** CC-01, word for word; whoever is logged in goes on to what they have. */
function ReservedText({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const { pathname } = useLocation();
  return (
    <Lead as="p">
      <span>{ALREADY_RESERVED.before}</span>
      <SiteLink href={searchPath('cars')}>{ALREADY_RESERVED.search}</SiteLink>
      <span>{ALREADY_RESERVED.between}</span>
      <SiteLink href={isLoggedIn ? DASHBOARD_PATH : loginPath(pathname)}>
        {ALREADY_RESERVED.logIn}
      </SiteLink>
      <span>{ALREADY_RESERVED.after}</span>
    </Lead>
  );
}

function Unavailable() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={UNAVAILABLE.title} description={ORDER_DESCRIPTION} indexed={false} />
      <Heading>{UNAVAILABLE.title}</Heading>
      <OrderBody>
        <Notice tone="warning">{UNAVAILABLE.text}</Notice>
        <div className="ways">
          <ButtonLink href={pathname + search}>{UNAVAILABLE.retry}</ButtonLink>
        </div>
      </OrderBody>
    </>
  );
}
