import type { AuditReport } from './audit-report';
import { examplesSection, flaggedSection } from './examples-section';
import { formulasSection } from './formulas-section';
import { html, type Html } from './html';
import { lawsSection } from './laws-section';
import { PAGE_STYLE } from './page-style';
import { openPointsSection, readingsSection } from './readings-section';
import { schedulesSection } from './schedules-section';
import { verdictSection } from './verdict-section';

/** The report as one page that needs nothing else: no script, no picture, no font from elsewhere. */
export const writePage = (report: AuditReport): string =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'"
        />
        <meta name="robots" content="noindex" />
        <title>
          Finance audit:
          ${report.verdict.asExpected ? 'all as it should be' : 'not as it should be'}
        </title>
        <style>
          ${PAGE_STYLE}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">To the report</a>
        <header>
          <p class="plate">FORECOURT</p>
          <h1>Finance audit</h1>
          <p>
            Whether the finance figures of the site are worked out as the law, the lenders and the
            specification have it.
          </p>
        </header>
        <main id="main">
          ${verdictSection(report)} ${contents()} ${aboutSection(report)}
          ${formulasSection(report.formulas)} ${schedulesSection(report.schedules)}
          ${examplesSection(report.examples)} ${flaggedSection(report.examples)}
          ${lawsSection(report.laws, report.seed)} ${readingsSection(report.readings)}
          ${openPointsSection(report.openPoints)}
        </main>
        <footer>
          <p>
            The same findings for a program to read are in <code>finance-audit.json</code>, the same
            to the byte for the same seed.
          </p>
        </footer>
      </body>
    </html> `.markup;

const contents = (): Html =>
  html` <nav class="contents" aria-labelledby="contents">
    <h2 id="contents">Contents</h2>
    <ol>
      <li><a href="#verdict">The verdict</a></li>
      <li><a href="#about">What was audited, and how to run it again</a></li>
      <li><a href="#formulas">The formulas</a></li>
      <li><a href="#schedules">Two whole payment schedules</a></li>
      <li><a href="#examples">The examples</a></li>
      <li><a href="#flagged">Sources that contradict themselves</a></li>
      <li><a href="#laws">The laws</a></li>
      <li><a href="#readings">Where the specification was read differently</a></li>
      <li><a href="#open-points">What a person must still settle</a></li>
    </ol>
  </nav>`;

const aboutSection = ({ seed, cases }: AuditReport): Html =>
  html` <h2 id="about">What was audited, and how to run it again</h2>
    <p>
      The part of the program that works out every finance figure the site sells by: monthly
      payments, totals, charges, payment schedules and annual percentage rates of hire purchase (HP)
      and personal contract purchase (PCP). It is the same code the pages, the command line and the
      sandbox lender use, in <code>core/finance</code>. The laws hold it against the same
      mathematics done by hand, month after month with nothing but the four operations, in
      <code>audit/finance/laws/by-hand.ts</code>.
    </p>
    <p>
      Quotes that a lender sends are shown as the lender sends them and are no part of this audit.
    </p>
    <p>To run it again, on a fresh copy of the project:</p>
    <ul class="equations">
      <li><code>npm ci</code></li>
      <li><code>npm run audit:finance -- --seed ${seed} --cases ${cases}</code></li>
    </ul>
    <p>
      The seed is the number all drawn cases come from. The same seed gives the same report; any
      other whole number draws other cases and must come to the same verdict. More cases try harder
      and take longer.
    </p>
    <p>
      Money is whole pence throughout. “Credit” is what is borrowed: the price less everything paid
      up front. Wherever a step below shows more than two decimals of a pound, it stands in the
      middle of a calculation and is not yet rounded.
    </p>
    <h3>How sources are named</h3>
    <dl>
      <dt>FIN-…, FILTER-…</dt>
      <dd>A numbered statement of the site’s specification.</dd>
      <dt>CG-…</dt>
      <dd>
        A place where the specification contradicts itself or leaves a gap, and what was decided.
      </dd>
      <dt>WE-…</dt>
      <dd>A worked example of the specification, worked by hand.</dd>
      <dt>Finance rules</dt>
      <dd>
        The collection of legal texts, published quotes and bug reports the project was built from.
        Counts such as “39 of 39” are of that whole collection, of which the examples below are the
        part that can be shown with its figures.
      </dd>
      <dt>CONC</dt>
      <dd>The Consumer Credit sourcebook of the Handbook of the Financial Conduct Authority.</dd>
    </dl>`;
