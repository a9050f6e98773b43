import { createHash } from 'node:crypto';

/** Of every page of the checkout: a look of its own, as a provider elsewhere has. */
export const CHECKOUT_STYLE = `
:root { color-scheme: light dark; --ground: #eef0f6; --side: #1b1f4b; --on-side: #fff; --side-soft: #c9cdee; --sheet: #fff; --ink: #1a1d33; --soft: #565b78; --line: #c4c8da; --edge: #7d83a0; --act: #4338ca; --act-over: #352aa8; --on-act: #fff; --chosen: #eeecfd; --bad: #9f1239; --bad-ground: #fff1f2; --bad-line: #fda4af; --good: #166534; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d0f1a; --side: #14173a; --on-side: #f2f3ff; --side-soft: #b5baf0; --sheet: #171a2b; --ink: #eef0fb; --soft: #b0b5d0; --line: #3a3f5c; --edge: #8288a8; --act: #a5a0ff; --act-over: #c1bdff; --on-act: #14123a; --chosen: #25264a; --bad: #fecdd3; --bad-ground: #3b141f; --bad-line: #9f3a52; --good: #86efac; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
h1, h2, p, dl, dd { margin: 0; }
.page { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; }
.order { padding: 1.25rem; background: var(--side); color: var(--on-side); }
.order > div, .pay > div { width: 100%; max-width: 27rem; margin: 0 auto; }
.seller { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; justify-content: space-between; font-weight: 600; overflow-wrap: anywhere; }
.trial { padding: .125rem .625rem; border: 1px solid currentColor; border-radius: 99rem; color: var(--side-soft); font-size: .8125rem; font-weight: 600; }
.order h1 { margin-top: 1.25rem; color: var(--side-soft); font-size: 1rem; font-weight: 500; overflow-wrap: anywhere; }
.amount { margin-top: .125rem; font-size: 2.5rem; font-weight: 700; line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.lines { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid color-mix(in srgb, var(--on-side) 25%, transparent); font-variant-numeric: tabular-nums; }
.lines dd { text-align: right; }
.lines .sum { font-weight: 700; }
.until { margin-top: 1rem; color: var(--side-soft); font-size: .9375rem; }
.pay { flex: 1; padding: 1.5rem 1.25rem 2.5rem; background: var(--sheet); }
h2, .alone h1 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -.01em; }
.lead { margin-top: .375rem; color: var(--soft); }
.problem { margin-top: 1rem; padding: .75rem 1rem; border: 1px solid var(--bad-line); border-radius: .625rem; background: var(--bad-ground); color: var(--bad); font-weight: 500; }
fieldset { min-width: 0; margin: 1.25rem 0 0; padding: 0; border: 0; }
legend { padding: 0 0 .5rem; font-weight: 600; }
.cards { overflow: hidden; border: 1px solid var(--edge); border-radius: .75rem; }
.card { display: grid; grid-template-columns: auto 1fr auto; gap: .875rem; align-items: center; min-height: 4rem; padding: .625rem 1rem; cursor: pointer; }
.card + .card { border-top: 1px solid var(--line); }
.card:hover { background: color-mix(in srgb, var(--chosen) 55%, transparent); }
.card:has(:checked) { background: var(--chosen); }
.card:has(:focus-visible) { outline: 3px solid var(--act); outline-offset: -3px; }
.card strong { display: block; font-weight: 600; }
.card small { display: block; color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums; letter-spacing: .02em; }
.card svg { width: 2.5rem; height: 1.6rem; color: var(--soft); }
.card:has(:checked) svg { color: var(--act); }
input[type=radio] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--act); outline: none; }
button, .button { display: block; width: 100%; min-height: 3.25rem; margin-top: 1.25rem; padding: .75rem 1rem; border: 1px solid transparent; border-radius: .75rem; background: var(--act); color: var(--on-act); font: inherit; font-size: 1.0625rem; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--act-over); }
button.plain { margin-top: .75rem; border-color: var(--edge); background: none; color: var(--ink); }
button.plain:hover { background: color-mix(in srgb, var(--chosen) 55%, transparent); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
details { margin-top: 1.5rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .9375rem; }
summary { padding: .875rem 0; font-weight: 600; cursor: pointer; }
details label { display: block; color: var(--ink); font-weight: 600; }
details p { margin-top: .5rem; }
select { display: block; width: 100%; min-height: 3rem; margin-top: .375rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .625rem; background: var(--sheet); color: var(--ink); font: inherit; }
.bank { margin-top: 1.25rem; padding: 1.25rem; border: 1px solid var(--edge); border-radius: .75rem; }
.bank .name { color: var(--soft); font-size: .875rem; font-weight: 600; letter-spacing: .04em; text-transform: uppercase; }
.bank dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin-top: .875rem; font-variant-numeric: tabular-nums; }
.bank dt { color: var(--soft); }
.bank dd { overflow-wrap: anywhere; }
.alone { display: grid; align-content: center; }
@media (max-width: 55.99rem) { .lines { display: none; } }
@media (min-width: 56rem) {
  .page { flex-direction: row; }
  .order, .pay { flex: 1 1 50%; padding: clamp(2rem, 12vh, 7rem) 3rem 3rem; }
  .order > div { margin: 0 0 0 auto; max-width: 25rem; padding-right: 1rem; }
  .pay > div { margin: 0; padding-left: 1rem; }
  .order h1 { margin-top: 2.5rem; }
}
@media (forced-colors: active) { .card:has(:checked) { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

/** As a source of the content security policy. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(CHECKOUT_STYLE).digest('base64')}'`;
