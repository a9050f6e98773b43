import { isLeft } from 'fp-ts/Either';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { isSessionOver, loginPath } from '../../../core/account/public';
import { britishNow, checkSubmission, type FormField } from '../../../core/enquiry/public';
import type { FormValues } from '../../../core/kernel/form/field';
import {
  complianceForm,
  isDepositUnpaid,
  isOrderSection,
  LICENCE_HELD,
  nextTask,
  orderTasks,
  sectionDraft,
  type OrderFailure,
  type OrderSection,
  type OrderView,
} from '../../../core/order/public';
import { hashOfAddress } from '../../../core/valuation/public';
import { faultSentence } from '../../copy/forms/form-copy';
import {
  choiceSentence,
  COMPLIANCE_WORDS,
  LICENCE_MISSING,
  ORDER_WORDS,
  UNAVAILABLE,
} from '../../copy/order/order-copy';
import { DEPOSIT_WORDS } from '../../copy/order/deposit-copy';
import { FAILED_ORDER_WORDS } from '../../copy/order/order-refusal-copy';
import { textPairs } from '../../form/text-pairs';
import type { App } from '../../kit/app';
import { sessionEnded, withCookies } from '../caller-of';
import { writtenTyping } from './kept-typing';
import {
  CHECK_STEP,
  CHECKED,
  INTENT,
  INTENTS,
  KEY,
  ORDER,
  SAVE,
  STEP,
  stepPath,
} from '../../order/order-names';
import type { OrderPosted } from './order-state';

interface Posted {
  readonly app: App;
  readonly path: string;
  readonly values: FormValues;
}

/** What is posted to an order: begun, a section saved, placed, cancelled. Each leads on, or back with all that was typed. */
export const orderAction =
  (app: App) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const values: FormValues = Object.fromEntries(textPairs(await request.formData()));
    const { pathname } = new URL(request.url);
    const posted: Posted = { app, path: pathname, values };
    const section = values[STEP];
    if (app.request?.session === undefined) {
      const next = isOrderSection(section) ? stepPath(pathname, section) : pathname;
      return redirect(loginPath(next), { headers: withCookies(keptCookies(posted)) });
    }
    if (app.request.waitSeconds !== undefined) return stopped(posted, TOO_OFTEN, 429);
    switch (values[INTENT]) {
      case INTENTS.start:
        return start(posted, params['stockId'] ?? '');
      case INTENTS.place:
        return place(posted);
      case INTENTS.pay:
        return pay(posted);
      case INTENTS.cancel:
        return cancel(posted);
      default:
        return values[SAVE] !== undefined && isOrderSection(section)
          ? save(posted, section)
          : redirect(pathname);
    }
  };

const TOO_OFTEN = 'That was sent too often. Please wait a minute, and send it again.';

/** The valuation by its own name, where its address was given. */
function withValuation(values: FormValues): FormValues {
  const typed = values['valuation'] ?? '';
  return { ...values, valuation: hashOfAddress(typed) ?? typed };
}

const idOf = ({ values }: Posted): string => values[ORDER] ?? '';

async function start(posted: Posted, stockId: string) {
  const { app, path, values } = posted;
  const key = values[KEY] ?? '';
  const answer = await firstValueFrom(
    app.ports.orders.start(stockId, key === '' ? app.ids.next() : key),
  );
  if (!isLeft(answer)) return redirect(stepPath(path, goingOnAt(answer.right)));
  return failed(posted, answer.left);
}

/** The first part that is not done, or the summary. */
const goingOnAt = ({ sections, lapsed, state }: OrderView): string | undefined => {
  if (state !== 'started') return undefined;
  const next = nextTask(orderTasks(sections, lapsed));
  return next === 'check' ? CHECK_STEP : next;
};

async function save(posted: Posted, section: OrderSection) {
  const { app, path } = posted;
  const values = section === 'partExchange' ? withValuation(posted.values) : posted.values;
  const faults = faultsOf(app, section, values);
  const draft = sectionDraft(section, values);
  if (isLeft(draft) || Object.keys(faults).length > 0) {
    const state: OrderPosted = { section, values, faults };
    return data(state, { status: 422 });
  }
  const [order = '', version] = (values[SAVE] ?? '').split('/');
  const readAt = Number(version);
  const answer = await firstValueFrom(
    app.ports.orders.save(order, draft.right, Number.isSafeInteger(readAt) ? readAt : 0),
  );
  if (isLeft(answer)) return failed(posted, answer.left, section);
  return redirect(stepPath(path, goingOnAt(answer.right)), {
    headers: withCookies(cookies(app, '', path)),
  });
}

/** Sentences by the name of the field; what only the back end knows is not among them. */
function faultsOf(
  app: App,
  section: OrderSection,
  values: FormValues,
): Readonly<Record<string, string>> {
  if (section !== 'compliance') {
    const draft = sectionDraft(section, values);
    if (!isLeft(draft)) return {};
    const wrong = Object.entries(draft.left);
    // Days are offered once a branch is chosen, and times once a day is.
    const asked = section === 'collection' ? wrong.slice(0, 1) : wrong;
    return Object.fromEntries(
      asked.map(([name, fault]) => [name, choiceSentence(section, name, fault)]),
    );
  }
  const form = complianceForm(COMPLIANCE_WORDS, ORDER_WORDS.save);
  const named = new Map(form.fields.map((field): [string, FormField] => [field.name, field]));
  const found = checkSubmission(form, values, {
    ...britishNow(app.clock),
    namePolicy: app.settings.namePolicy,
  });
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, fault]) => {
      const field = named.get(name);
      if (field === undefined) return [];
      const isOfLicence = name === LICENCE_HELD && fault.kind === 'missing';
      return [[name, isOfLicence ? LICENCE_MISSING : faultSentence(field, fault)] as const];
    }),
  );
}

async function place(posted: Posted) {
  const answer = await firstValueFrom(
    posted.app.ports.orders.place(idOf(posted), posted.values[CHECKED] ?? ''),
  );
  if (isLeft(answer)) return failed(posted, answer.left);
  return isUnpaid(answer.right) ? pay(posted) : redirect(posted.path);
}

const isUnpaid = ({ deposit }: OrderView): boolean =>
  deposit !== undefined && isDepositUnpaid(deposit);

/** On to the checkout of the deposit; back to the order where there is nothing to pay any more, or no way there. */
async function pay(posted: Posted) {
  const answer = await firstValueFrom(posted.app.ports.orders.payDeposit(idOf(posted)));
  if (isLeft(answer)) {
    const { kind } = answer.left;
    return kind === 'order-refused' || kind === 'not-allowed' || kind === 'field-faults'
      ? failed(posted, answer.left)
      : stopped(posted, DEPOSIT_WORDS.unreachable, 503);
  }
  if (!isUnpaid(answer.right)) return redirect(posted.path);
  const address = answer.right.deposit?.checkoutAddress;
  return address === undefined
    ? stopped(posted, DEPOSIT_WORDS.unreachable, 503)
    : redirect(address);
}

async function cancel(posted: Posted) {
  const answer = await firstValueFrom(posted.app.ports.orders.cancel(idOf(posted)));
  return isLeft(answer)
    ? failed(posted, answer.left)
    : redirect('/click-collect/?done=order-cancelled');
}

/** Back with all that was typed, and why; a session that is over leads to the login, and what was typed waits. */
function failed(posted: Posted, failure: OrderFailure, section?: OrderSection) {
  const { app, values } = posted;
  const typed = { ...(section !== undefined && { section }), values };
  switch (failure.kind) {
    case 'field-faults': {
      const state: OrderPosted = { ...typed, faults: ownNames(failure.faults) };
      return data(state, { status: 422 });
    }
    case 'order-refused': {
      const state: OrderPosted = {
        ...typed,
        faults: {},
        problem: FAILED_ORDER_WORDS[failure.why],
        isClash: failure.why === 'changed',
      };
      return data(state, { status: failure.why === 'unknown' ? 404 : 409 });
    }
    case 'not-allowed': {
      const { request } = app;
      if (isSessionOver(failure) && request !== undefined) {
        const leaving = sessionEnded(request);
        for (const cookie of keptCookies(posted)) leaving.headers.append('set-cookie', cookie);
        return leaving;
      }
      return stopped(posted, UNAVAILABLE.text, 503, section);
    }
    case 'refused':
    case 'timed-out':
    case 'unreachable':
    case 'unreadable':
      return stopped(posted, UNAVAILABLE.text, 503, section);
  }
}

function stopped({ values }: Posted, problem: string, status: number, section?: OrderSection) {
  const state: OrderPosted = {
    ...(section !== undefined && { section }),
    values,
    faults: {},
    problem,
  };
  return data(state, { status });
}

/** The back end's names of fields that are called otherwise here. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  type: 'choice',
  product_type: 'product',
  term: 'months',
  branch_id: 'branch',
  date: 'day',
};

const ownNames = (faults: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, reason]) => [OWN_NAMES[name] ?? name, reason]),
  );

const cookies = ({ request }: App, typing: string, path: string): readonly string[] =>
  request === undefined ? [] : [request.leavesReceipt(typing, path)];

/** What was typed in a section, for whoever comes back after logging in. */
function keptCookies({ app, path, values }: Posted): readonly string[] {
  const section = values[STEP];
  if (values[SAVE] === undefined || !isOrderSection(section)) return [];
  const typed = Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== STEP && !name.startsWith('_')),
  );
  return cookies(app, writtenTyping({ section, values: typed }), path);
}
