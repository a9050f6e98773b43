import type { CheckedExample, ComparedFigure } from '../model';
import { apartText, comparedText } from './compared-text';
import { html, type Html } from './html';
import { notation } from './notation';
import { columns, scrolling } from './table';

const KINDS: readonly {
  readonly kind: CheckedExample['kind'];
  readonly id: string;
  readonly title: string;
}[] = [
  { kind: 'published quote', id: 'examples-quotes', title: 'Published quotes' },
  { kind: 'official example', id: 'examples-official', title: 'Official examples' },
  { kind: 'library vector', id: 'examples-vectors', title: 'Test figures of public libraries' },
  { kind: 'bug report', id: 'examples-bugs', title: 'Public bug reports' },
];

const contradicts = ({ expectation }: CheckedExample): boolean =>
  expectation === 'contradicts itself';

/** Every example with what it prints, what the core makes of it, and how far apart the two are. */
export const examplesSection = (examples: readonly CheckedExample[]): Html =>
  html` <h2 id="examples">The examples</h2>
    <p>
      Figures that others have printed, worked out again from their own inputs. “Expected” is what
      the source prints, “computed” what the program makes of it, “difference” the second less the
      first; “tolerance” is how far apart the two may be and still agree. An example marked close is
      known to agree only nearly, for the reason given.
    </p>
    ${KINDS.map(({ kind, id, title }) =>
      groupOf(
        id,
        title,
        examples.filter((example) => example.kind === kind && !contradicts(example)),
      ),
    )}`;

/** The sources that an honest check must catch. */
export const flaggedSection = (examples: readonly CheckedExample[]): Html =>
  html` <h2 id="flagged">Sources that contradict themselves</h2>
    <p>
      These are printed by others and cannot be right. They are here to show that the audit can
      tell: each must be flagged, and one that agreed would count against the audit.
    </p>
    ${groupOf('examples-flagged', 'Flagged', examples.filter(contradicts))}`;

const groupOf = (id: string, title: string, examples: readonly CheckedExample[]): Html =>
  examples.length === 0
    ? html``
    : scrolling(
        id,
        `${title}: ${examples.length}`,
        html`${columns(['Figure', 'Expected', 'Computed', 'Difference', 'Tolerance', 'Finding'])}
        ${examples.map(exampleRows)}`,
      );

const exampleRows = (example: CheckedExample): Html =>
  html` <tbody>
    <tr>
      <th class="about" scope="rowgroup" colspan="6">
        <div><strong>${example.id}</strong> ${outcomeOf(example)}</div>
      </th>
    </tr>
    <tr>
      <td class="about" colspan="6">
        <div>
          <p>${inputsOf(example)}</p>
          <p class="soft small">${notation(example.method)}</p>
          ${noteOn(example)}
          <p class="source soft small">${sourceOf(example)}</p>
        </div>
      </td>
    </tr>
    ${example.figures.map(figureRow)}
  </tbody>`;

const inputsOf = ({ inputs }: CheckedExample): string =>
  Object.entries(inputs)
    .map(([input, value]) => `${input} ${value}`)
    .join('; ');

function noteOn(example: CheckedExample): Html | undefined {
  if (example.note === undefined) return undefined;
  return html`<p class="small">${contradicts(example) ? 'Why: ' : ''}${example.note}</p>`;
}

function outcomeOf({ expectation, asExpected }: CheckedExample): Html {
  if (!asExpected) return html`<span class="wrong">not as expected (${expectation})</span>`;
  const said = { agrees: 'agrees', 'close only': 'close', 'contradicts itself': 'flagged' };
  return html`<span class="ok">${said[expectation]}</span>`;
}

/** A link only to an address of the web: whatever else a source gives is shown as text. */
function sourceOf({ source, address }: CheckedExample): Html {
  if (address === undefined) return html`Source: ${source}`;
  return /^https?:\/\//.test(address)
    ? html`Source: <a href="${address}" rel="noreferrer">${source}</a>`
    : html`Source: ${source}, ${address}`;
}

const figureRow = ({
  figure,
  unit,
  expected,
  computed,
  difference,
  tolerance,
  agrees,
}: ComparedFigure): Html =>
  html`<tr>
    <th scope="row">${figure}</th>
    <td class="number">${notation(comparedText(expected, unit))}</td>
    <td class="number">${notation(comparedText(computed, unit))}</td>
    <td class="number">${notation(apartText(difference, unit, true))}</td>
    <td class="number">${notation(apartText(tolerance, unit, false))}</td>
    <td class="number">${agrees ? 'agrees' : 'differs'}</td>
  </tr>`;
