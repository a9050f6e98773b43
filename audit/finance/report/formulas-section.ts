import type { Formula } from '../model';
import { html, type Html } from './html';
import { notation } from './notation';

/** Each formula in words, in signs, and with the calculator's defaults put through it. */
export const formulasSection = (formulas: readonly Formula[]): Html =>
  html` <h2 id="formulas">The formulas</h2>
    <p>
      Each is given in words and in signs, with its source, the place in the program that does it,
      and the calculator’s own starting figures put through it step by step. Every step can be
      checked with a pocket calculator; the figures are worked out by the program itself while this
      report is made.
    </p>
    ${formulas.map(formulaCard)}`;

const formulaCard = (formula: Formula): Html =>
  html` <article
    class="card"
    id="formula-${formula.id}"
    aria-labelledby="formula-${formula.id}-name"
  >
    <h3 id="formula-${formula.id}-name">${formula.name}</h3>
    <p>${formula.inWords}</p>
    <ul class="equations">
      ${formula.notation.map((line) => html`<li>${notation(line)}</li>`)}
    </ul>
    <dl>
      ${Object.entries(formula.symbols).map(
        ([symbol, meaning]) =>
          html`<dt>${notation(symbol)}</dt>
            <dd>${notation(meaning)}</dd>`,
      )}
      <dt>Source</dt>
      <dd>${formula.source}</dd>
      <dt>In the program</dt>
      <dd><code>${formula.where}</code></dd>
    </dl>
    <ol class="steps">
      ${formula.example.map((line) => html`<li>${notation(line)}</li>`)}
    </ol>
  </article>`;
