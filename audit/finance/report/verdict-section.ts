import type { AuditReport } from './audit-report';
import { countText, decimalText } from './figure-text';
import { html, type Html } from './html';
import { apartInWords } from './recomputed-text';

/** What an outsider reads first, and may read alone. */
export function verdictSection({ verdict, seed, readings, openPoints }: AuditReport): Html {
  const { asExpected, laws, recomputed, examples, findings } = verdict;
  return html` <section class="card verdict${asExpected ? '' : ' bad'}" aria-labelledby="verdict">
    <h2 id="verdict">
      ${asExpected ? 'Everything is as it should be' : 'Not everything is as it should be'}
    </h2>
    ${
      findings.length === 0
        ? html`<p>
            Every law held and came to the same figures the second time, every example that should
            agree agrees, and every source known to contradict itself was flagged.
          </p>`
        : html`<ul class="findings">
            ${findings.map((finding) => html`<li class="wrong">${finding}</li>`)}
          </ul>`
    }
    <ul>
      <li>
        <a href="#laws">Laws</a>: ${laws.held} of ${laws.tried} held, over
        ${decimalText(laws.cases, 0)} drawn cases (seed ${seed}).
      </li>
      <li>
        <a href="#twice">Worked out a second time</a>, in fifty digits: ${recomputed.agreed} of
        ${laws.tried} laws agree, over ${decimalText(recomputed.cases, 0)} of those cases and
        ${decimalText(recomputed.figures, 0)} figures; ${apartInWords(recomputed)}.
      </li>
      <li>
        <a href="#examples">Examples</a>: ${examples.checked} worked out again. ${examples.agreed}
        agree within their tolerance, ${examples.close} come close and are known to,
        ${examples.flagged} were <a href="#flagged">flagged</a> because their sources contradict
        themselves. Not as expected: ${examples.unexpected}.
      </li>
      <li>
        ${countText(readings.length, 'point', 'points')} where
        <a href="#readings">the specification was read differently</a>, with both figures.
      </li>
      <li>
        ${countText(openPoints.length, 'point', 'points')} that
        <a href="#open-points">a person must still settle</a>: a sound calculation does not settle
        them.
      </li>
    </ul>
  </section>`;
}
