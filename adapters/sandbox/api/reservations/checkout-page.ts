import { createHash } from 'node:crypto';
import { inPoundsAndPence, pence } from '../../../../core/kernel/money';
import { timeInBritain } from '../../../../core/kernel/british-time';
import type { StoredSession } from '../../checkout/checkout-store';
import { TEST_CARDS, type TestCard } from '../../checkout/sandbox-checkout';
import { escapeHtml } from '../escape-html';

const STYLE = `
:root { color-scheme: light dark; --ground: #f2f4f7; --sheet: #fff; --ink: #16202c; --soft: #4d5b6a; --line: #8593a3; --act: #1f4fd8; --on-act: #fff; --bad: #a3201d; --bad-ground: #fdecea; }
@media (prefers-color-scheme: dark) { :root { --ground: #10151c; --sheet: #1a222c; --ink: #eef2f6; --soft: #b3bfcc; --line: #77879a; --act: #9db8ff; --on-act: #0d1a3a; --bad: #ffb4ab; --bad-ground: #3b1a19; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: 1.5rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 27rem; margin: 0 auto; padding: 1.5rem; border-radius: 1rem; background: var(--sheet); }
.note { max-width: 27rem; margin: 0 auto 1rem; color: var(--soft); font-size: .875rem; }
h1 { margin: 0; font-size: 1rem; font-weight: 500; color: var(--soft); overflow-wrap: anywhere; }
.amount { margin: .25rem 0 1.25rem; font-size: 2.25rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.problem { margin: 0 0 1.25rem; padding: .75rem 1rem; border-radius: .5rem; background: var(--bad-ground); color: var(--bad); }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; font-weight: 600; }
label { display: flex; gap: .75rem; align-items: center; min-height: 3.25rem; padding: .5rem .75rem; border: 1px solid var(--line); border-bottom-width: 0; cursor: pointer; }
label:first-of-type { border-radius: .5rem .5rem 0 0; }
label:last-of-type { border-radius: 0 0 .5rem .5rem; border-bottom-width: 1px; }
label:has(:checked) { background: color-mix(in srgb, var(--act) 12%, transparent); }
label span { display: grid; }
label small { color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums; }
input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--act); }
button { display: block; width: 100%; min-height: 3rem; padding: .5rem 1rem; border: 1px solid transparent; border-radius: .5rem; background: var(--act); color: var(--on-act); font: inherit; font-weight: 600; cursor: pointer; }
button + button { margin-top: .75rem; }
button.plain { border-color: var(--line); background: none; color: var(--ink); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.until { margin: 1.25rem 0 0; color: var(--soft); font-size: .875rem; }
a { color: var(--act); }
`;

/** What the page runs and fetches: nothing. A form's answer may lead back to the seller. */
export const checkoutPolicy = (sellerOrigin: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
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

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><header class="note">A checkout to try things out: no money moves, and no card is asked for.</header>
<main>${content}</main></body></html>`;

const heading = ({ title, amountPence }: StoredSession): string =>
  `<h1>${escapeHtml(title)}</h1><p class="amount">${inPoundsAndPence(pence(amountPence))}</p>`;

const problemOf = ({ problem }: StoredSession): string =>
  problem === '' ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`;

/** The hosted page of a session that can be paid. */
export function payPage(session: StoredSession): string {
  const cards = (Object.keys(CARDS) as TestCard[])
    .map(
      (card, place) =>
        `<label><input type="radio" name="card" value="${card}"${place === 0 ? ' checked' : ''}><span>${CARDS[card]}<small>${TEST_CARDS[card]}</small></span></label>`,
    )
    .join('');
  const amount = inPoundsAndPence(pence(session.amountPence));
  return page(
    `Pay ${amount}`,
    `${heading(session)}${problemOf(session)}
<form method="post"><fieldset><legend>Test card</legend>${cards}</fieldset>
<button name="do" value="pay">Pay ${amount}</button>
<button class="plain" name="do" value="cancel">Cancel</button></form>
<p class="until">You can pay here until ${timeInBritain(session.expiresAt)}.</p>`,
  );
}

/** What the bank of a card asks (3-D Secure). */
export const confirmPage = (session: StoredSession): string =>
  page(
    'Confirm the payment',
    `${heading(session)}<p>Your bank asks: is this payment yours?</p>
<form method="post"><button name="do" value="confirm">Yes, confirm it</button>
<button class="plain" name="do" value="refuse">No, refuse it</button></form>`,
  );

/** A session at which nobody can pay any more. */
export const endedPage = (session: StoredSession, backAddress: string): string =>
  page(
    'This checkout has ended',
    `${heading(session)}<p>${
      session.state === 'complete'
        ? 'This is paid already.'
        : 'This checkout has ended. Nothing was taken here.'
    }</p><p><a href="${escapeHtml(backAddress)}">Back to the shop</a></p>`,
  );

export const unknownPage = (): string =>
  page(
    'There is no such checkout',
    '<h1>There is no such checkout</h1><p>Look at the address again.</p>',
  );
