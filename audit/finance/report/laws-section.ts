import type { TriedLaw } from './audit-report';
import { decimalText } from './figure-text';
import { html, type Html } from './html';
import { columns, scrolling } from './table';

/** Statements that must hold whatever the figures, and how hard each was tried. */
export const lawsSection = (laws: readonly TriedLaw[], seed: number): Html =>
  html` <h2 id="laws">The laws</h2>
    <p>
      An example can only show that one sum is right. A law is a statement that must hold for every
      agreement; each was tried on as many drawn ones as stated, the ends of every range among them.
      The draws come from seed ${seed}: the same seed draws the same agreements, another seed
      others. One that broke a law would be shown here, made as small as it can be.
    </p>
    <p id="twice">
      Whatever a law asks of the program is worked out a second time as it asks: from the formulas
      above, with fifty significant digits where the program has sixteen, in
      <code>audit/finance/recomputed</code>, which shares no line with it. Whole pence must be the
      same and unrounded figures within 1e-11 of their size. The exact payment decides which penny
      is right, half a penny going up. Where it stands closer to the edge of its rounding than
      sixteen digits can tell (a part in 10^12 of the amount), the program may have either
      neighbour, and the figure is counted as at the edge. A case in which a law asks nothing has
      nothing to work out.
    </p>
    ${
      laws.length === 0
        ? undefined
        : scrolling(
            'laws-table',
            `Laws tried from seed ${seed}`,
            html`${columns(['Law', 'Cases', 'Outcome', 'Second time'])}
              <tbody class="laws">
                ${laws.map(lawRow)}
              </tbody>`,
          )
    }`;

const lawRow = ({
  id,
  statement,
  source,
  ranges,
  cases,
  holds,
  counterexample,
  recomputed,
}: TriedLaw): Html =>
  html`<tr>
    <th scope="row">
      <p>${statement}</p>
      ${counterexample === undefined ? undefined : html`<p class="wrong">Broken by: ${counterexample}</p>`}
      ${recomputed.apart === undefined ? undefined : html`<p class="wrong">Other figures the second time: ${recomputed.apart}</p>`}
      <p class="soft small">Drawn: ${ranges.join('; ')}</p>
      <p class="soft small">Source: ${source} · <code>${id}</code></p>
    </th>
    <td class="number">${decimalText(cases, 0)}</td>
    <td class="number">
      ${
        holds && cases > 0
          ? html`<span class="ok">holds</span>`
          : html`<span class="wrong">broken</span>`
      }
    </td>
    <td class="number">
      ${decimalText(recomputed.figures, 0)}
      ${
        recomputed.apart === undefined && recomputed.cases > 0
          ? html`<span class="ok">the same</span>`
          : html`<span class="wrong">not the same</span>`
      }
    </td>
  </tr>`;
