import { timeInBritain } from '../../../../core/kernel/british-time';
import { inPoundsAndPence, pence } from '../../../../core/kernel/money';
import { escapeHtml } from '../escape-html';
import type { StoredSession } from '../../checkout/checkout-store';
import { EVENT_MANNERS, type EventManner } from '../../checkout/event-manner';
import { TEST_CARDS, type TestCard } from '../../checkout/sandbox-checkout';
import { CHECKOUT_STYLE, STYLE_SOURCE } from './checkout-style';

/** What the page runs and fetches: nothing. A form's answer may lead back to the seller. */
export const checkoutPolicy = (sellerOrigin: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src ${STYLE_SOURCE}`,
    "base-uri 'none'",
    `form-action 'self'${sellerOrigin === undefined ? '' : ` ${sellerOrigin}`}`,
    "frame-ancestors 'none'",
  ].join('; ');

const CARDS: Readonly<Record<TestCard, string>> = {
  paid: 'Pays',
  confirm: 'The bank asks to confirm',
  declined: 'Is declined',
  expired: 'Has expired',
};

const MANNERS: Readonly<Record<EventManner, string>> = {
  'at-once': 'At once',
  late: 'Ten seconds later',
  twice: 'Twice',
  'out-of-order': 'In the wrong order',
  never: 'Never: the shop has to ask',
};

const CARD_SHAPE =
  '<svg viewBox="0 0 40 26" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><rect x="1" y="1" width="38" height="24" rx="4"/><path d="M1 8.5h38" stroke-width="4"/><path d="M6 19h9M28 19h6" stroke-linecap="round"/></svg>';

const amountOf = ({ amountPence }: StoredSession): string => inPoundsAndPence(pence(amountPence));

const whole = (title: string, content: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${CHECKOUT_STYLE}</style></head>
<body>${content}</body></html>`;

/** What is bought beside what is to be done about it. */
const page = (title: string, session: StoredSession, seller: string, content: string): string => {
  const [what, amount] = [escapeHtml(session.title), amountOf(session)];
  const until =
    session.state === 'open'
      ? `<p class="until">You can pay here until ${timeInBritain(session.expiresAt)}.</p>`
      : '';
  return whole(
    `${title} – ${seller}`,
    `<div class="page"><header class="order"><div>
<p class="seller"><span>${escapeHtml(seller)}</span><span class="trial">Trial: no money moves</span></p>
<h1>${what}</h1><p class="amount">${amount}</p>
<dl class="lines"><dt>${what}</dt><dd>${amount}</dd><dt class="sum">To pay today</dt><dd class="sum">${amount}</dd></dl>
${until}</div></header>
<main class="pay"><div>${content}</div></main></div>`,
  );
};

const problemOf = ({ problem }: StoredSession): string =>
  problem === '' ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`;

const mannerChoice = (chosen: EventManner): string => `
<details><summary>For trying things out</summary>
<label for="told">When the shop is told</label>
<select id="told" name="told">${EVENT_MANNERS.map(
  (manner) =>
    `<option value="${manner}"${manner === chosen ? ' selected' : ''}>${MANNERS[manner]}</option>`,
).join('')}</select>
<p>Real payments are told late, twice or in another order at times.</p></details>`;

/** The hosted page of a session that can be paid. */
export function payPage(session: StoredSession, seller: string, manner: EventManner): string {
  const cards = (Object.keys(CARDS) as TestCard[])
    .map(
      (card, place) =>
        `<label class="card"><input type="radio" name="card" value="${card}"${place === 0 ? ' checked' : ''}><span><strong>${CARDS[card]}</strong><small>${TEST_CARDS[card]}</small></span>${CARD_SHAPE}</label>`,
    )
    .join('');
  const amount = amountOf(session);
  return page(
    `Pay ${amount}`,
    session,
    seller,
    `<h2>Pay by card</h2><p class="lead">Choose a test card. No real card is asked for.</p>
${problemOf(session)}
<form method="post"><fieldset><legend>Test card</legend><div class="cards">${cards}</div></fieldset>
<button name="do" value="pay">Pay ${amount}</button>
<button class="plain" name="do" value="cancel">Cancel</button>${mannerChoice(manner)}</form>`,
  );
}

/** What the bank of a card asks (3-D Secure). @param manner as it was chosen where the card was */
export const confirmPage = (
  session: StoredSession,
  seller: string,
  manner: EventManner | undefined,
): string =>
  page(
    'Confirm the payment',
    session,
    seller,
    `<h2>Confirm this payment</h2><p class="lead">Your bank asks whether this payment is yours.</p>
<div class="bank"><p class="name">Your bank</p>
<dl><dt>To</dt><dd>${escapeHtml(seller)}</dd><dt>Amount</dt><dd>${amountOf(session)}</dd><dt>Card</dt><dd>ending ${TEST_CARDS.confirm.slice(-4)}</dd></dl>
<form method="post">${manner === undefined ? '' : `<input type="hidden" name="told" value="${manner}">`}<button name="do" value="confirm">Yes, confirm it</button>
<button class="plain" name="do" value="refuse">No, refuse it</button></form></div>`,
  );

/** A session at which nobody can pay any more. */
export const endedPage = (session: StoredSession, seller: string, backAddress: string): string => {
  const isPaid = session.state === 'complete';
  const said = isPaid
    ? session.refundedAt === undefined
      ? 'This is paid already.'
      : 'This was paid, and the money is on its way back to the card.'
    : 'Nothing was taken here.';
  return page(
    isPaid ? 'Paid' : 'This checkout has ended',
    session,
    seller,
    `<h2>${isPaid ? 'Paid' : 'This checkout has ended'}</h2><p class="lead">${said}</p>
<a class="button" href="${escapeHtml(backAddress)}">Back to ${escapeHtml(seller)}</a>`,
  );
};

export const unknownPage = (seller: string): string =>
  whole(
    `There is no such checkout – ${seller}`,
    `<div class="page alone"><main class="pay"><div><h1>There is no such checkout</h1>
<p class="lead">Look at the address again, or begin once more at ${escapeHtml(seller)}. Nothing was taken.</p></div></main></div>`,
  );
