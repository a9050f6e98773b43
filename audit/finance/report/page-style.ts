import { asWritten } from './html';

/** The look of the site, as far as a report needs it: paper and ink, and the plate for the name. */
export const PAGE_STYLE = asWritten(`
:root {
  color-scheme: light dark;
  --canvas: #f6f7f5; --paper: #ffffff; --ink: #12211f; --soft: #4a5a57; --line: #d5dcd9;
  --brand: #0b5d56; --good: #1b6e3c; --danger: #b3261e; --focus: #0b57d0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0e1715; --paper: #16211f; --ink: #eef3f1; --soft: #a9b8b4; --line: #2f3e3b;
    --brand: #5fd0c3; --good: #7bd8a0; --danger: #ff8a80; --focus: #9ec1ff;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--canvas); color: var(--ink);
  font: 16px/1.5 'Figtree Variable', Figtree, system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
header, main, footer { max-width: 64rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 1.5rem; }
footer { padding-top: 1.5rem; padding-bottom: 3rem; color: var(--soft); }
.plate {
  display: inline-block; margin: 0 0 1rem; padding: 0.125rem 0.75rem; border-radius: 6px;
  background: #ffd500; color: #12211f; font-weight: 800; letter-spacing: 0.06em;
}
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { margin: 0 0 0.5rem; font-size: clamp(1.75rem, 5vw, 2.25rem); }
h2 { margin: 3rem 0 0.75rem; font-size: 1.75rem; }
h3 { margin: 0 0 0.5rem; font-size: 1.25rem; }
p, li, dd { max-width: 70ch; overflow-wrap: anywhere; }
p { margin: 0 0 0.75rem; }
ul, ol { margin: 0 0 0.75rem; padding-left: 1.5rem; }
li { margin-bottom: 0.25rem; }
a { color: var(--brand); text-underline-offset: 2px; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; padding: 0.5rem 1rem; background: var(--paper); }
code { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.875em; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.small { font-size: 0.875rem; }
.card { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
.card > :last-child { margin-bottom: 0; }
.verdict { border: 2px solid var(--good); border-left-width: 12px; }
.verdict.bad { border-color: var(--danger); }
.verdict h2 { margin: 0 0 0.5rem; color: var(--good); }
.verdict.bad h2 { color: var(--danger); }
.contents ol { columns: 2; column-gap: 2rem; }
.contents li { break-inside: avoid; }
.equations { margin: 0 0 0.75rem; padding: 0.75rem 1rem; border-left: 4px solid var(--brand); background: var(--canvas); list-style: none; }
.equations li { max-width: none; font-family: Cambria, 'STIX Two Text', Georgia, serif; font-size: 1.125rem; }
sup, sub { line-height: 0; font-size: 0.75em; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 0.25rem 1rem; margin: 0 0 0.75rem; }
dt { color: var(--soft); }
dd { margin: 0; }
.steps { counter-reset: step; list-style: none; padding: 0; }
.steps li { counter-increment: step; max-width: none; padding: 0.25rem 0 0.25rem 2rem; border-top: 1px solid var(--line); text-indent: -1.5rem; }
.steps li::before { content: counter(step); display: inline-block; width: 1.5rem; text-indent: 0; color: var(--soft); }
.scroll { margin: 0 0 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
caption { padding: 0.75rem; text-align: left; font-weight: 700; }
.scroll caption > span, .about > div { display: block; position: sticky; left: 0.75rem; max-width: min(60rem, calc(100vw - 4rem)); }
th, td { padding: 0.375rem 0.75rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 400; }
.number, .figure { text-align: right; }
.number { white-space: nowrap; }
thead .number { white-space: normal; }
tbody + tbody > tr:first-child > th { border-top: 2px solid var(--line); }
td.about { padding-top: 0; border-top: 0; }
th.about { padding-bottom: 0; }
.about p { margin: 0.125rem 0; }
.about strong { font-weight: 700; }
.laws th { min-width: 14rem; }
.laws p { margin: 0 0 0.25rem; }
tfoot td, tfoot th { border-top: 2px solid var(--ink); font-weight: 700; }
.ok { color: var(--good); font-weight: 600; }
.wrong { color: var(--danger); font-weight: 600; }
@media (max-width: 40rem) {
  .contents ol { columns: 1; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 0.5rem; }
  th, td { padding: 0.375rem 0.25rem; }
  th:first-child, td:first-child { padding-left: 0.75rem; }
  th:last-child, td:last-child { padding-right: 0.75rem; }
  table { font-size: 0.8125rem; }
  .card { padding: 1rem 0.75rem; }
}
@media print {
  :root {
    color-scheme: light;
    --canvas: #ffffff; --paper: #ffffff; --ink: #000000; --soft: #333333; --line: #999999;
    --brand: #000000; --good: #1b6e3c; --danger: #b3261e;
  }
  @page { size: A4; margin: 15mm; }
  body { font-size: 10pt; }
  header, main, footer { max-width: none; padding: 0; }
  .skip { display: none; }
  h2 { break-before: page; margin-top: 0; }
  .verdict h2, .contents h2 { break-before: auto; }
  h2, h3, caption { break-after: avoid; }
  tr, .equations, dl, li { break-inside: avoid; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  table { font-size: 8.5pt; }
  th, td { padding: 1mm 2mm; }
  .scroll { overflow: visible; border: 0; border-radius: 0; }
  .scroll caption > span, .about > div { position: static; max-width: none; }
  .card { border-radius: 0; }
  .plate { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .source a::after { content: ' (' attr(href) ')'; font-size: 0.875em; }
}
`);
