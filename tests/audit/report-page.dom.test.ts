import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckedExample, Law } from '../../audit/finance/model';
import type { AuditReport } from '../../audit/finance/report/audit-report';
import { buildAudit } from '../../audit/finance/report/build-audit';
import { writePage } from '../../audit/finance/report/page';
import {
  agreeingExample,
  brokenLaw,
  contradictingExample,
  drawingLaw,
  lyingExample,
} from './report-orders';

const reportOn = (laws: readonly Law[], examples: readonly CheckedExample[]): AuditReport =>
  buildAudit({ seed: 9, cases: 10, laws, examples });

const sound = reportOn([drawingLaw()], [agreeingExample, contradictingExample]);

function open(report: AuditReport): void {
  const page = new DOMParser().parseFromString(writePage(report), 'text/html');
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
}

/** The cells of the rows of a table, by its caption's id. */
const rowsOf = (captionId: string): readonly (readonly string[])[] =>
  [...document.querySelectorAll(`table:has(#${captionId}) tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim().replace(/\s+/g, ' ')),
  );

beforeEach(() => {
  open(sound);
});

describe('the report as a page', () => {
  it('has nothing a screen reader would stumble over', async () => {
    // Its style hides nothing on a screen, and jsdom would match each of its rules for every question of axe.
    document.querySelector('style')?.remove();
    const { violations } = await axe.run(document, {
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });

  it('needs nothing but itself: no script, no picture, nothing fetched', () => {
    expect(document.querySelectorAll('script, img, link, iframe, [style]')).toHaveLength(0);
    expect(writePage(sound)).not.toMatch(/url\(|@import|\son[a-z]+=/);
  });

  it('leads from its contents to every chapter, each id given once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...document.querySelectorAll('a[href^="#"]')].map((link) =>
      String(link.getAttribute('href')).slice(1),
    );
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    const chapters = [...document.querySelectorAll('main h2')].map(({ id }) => id);
    expect(chapters.filter((id) => id !== 'contents' && !targets.includes(id))).toEqual([]);
  });

  it('gives every table a caption and headers', () => {
    const tables = [...document.querySelectorAll('table')];
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      expect(table.caption?.textContent.trim()).toBeTruthy();
      expect(table.querySelectorAll('thead th[scope="col"]').length).toBeGreaterThan(1);
    }
  });

  it('prints the whole schedule of the calculator’s defaults, down to nothing owed [FIN-06, FIN-11]', () => {
    const rows = rowsOf('schedule-defaults');
    expect(rows).toHaveLength(1 + 1 + 60 + 1);
    expect(rows[2]).toEqual(['1', '397.24', '187.27', '209.97', '0.00', '17,320.03']);
    expect(rows[61]?.slice(0, 2)).toEqual(['60', '407.24']);
    expect(rows[61]?.at(-1)).toBe('0.00');
    expect(rows.at(-1)).toEqual(['Total', '23,844.40', '6,304.40', '17,530.00', '10.00', '']);
  });

  it('prints the whole schedule of a PCP, its final payment one month after the last', () => {
    const rows = rowsOf('schedule-pcp');
    expect(rows).toHaveLength(1 + 1 + 48 + 1);
    expect(rows[49]?.slice(0, 2)).toEqual(['48, final', '9,844.29']);
    expect(rows[49]?.at(-1)).toBe('0.00');
  });

  it('shows what a source prints beside what was computed, and the way to the source', () => {
    expect(rowsOf('examples-quotes').at(-1)).toEqual([
      'monthly',
      '£397.24',
      '£397.24',
      '0p',
      '2p',
      'agrees',
    ]);
    expect(document.querySelector('.source a')?.getAttribute('href')).toBe(agreeingExample.address);
    expect(document.body.textContent).toContain('Why: The printed total is £1,000 short.');
    expect(rowsOf('examples-flagged').at(-1)?.at(-1)).toBe('differs');
  });

  it('says at the top that a law is broken or an example lies, before anything else', () => {
    open(reportOn([brokenLaw], [lyingExample]));
    const verdict = document.querySelector('main > :first-child');
    expect(verdict?.querySelector('h2')?.textContent.trim()).toBe(
      'Not everything is as it should be',
    );
    expect(
      [...(verdict?.querySelectorAll('.findings li') ?? [])].map((li) => li.textContent),
    ).toEqual([
      'The law “planted-lie” is broken: number 10.',
      'The example “a-liar” should agree and does not: monthly.',
    ]);
    expect(rowsOf('laws-table')[1]?.at(-2)).toBe('broken');
  });

  it('takes no text for markup, wherever it comes from, and follows no address but of the web', () => {
    const nasty = `<script>alert("1")</script><img src=x onerror='alert(1)'>&amp;`;
    const law: Law = {
      id: nasty,
      statement: nasty,
      source: nasty,
      ranges: [nasty],
      check: () => ({
        holds: false,
        cases: 1,
        counterexample: nasty,
        recomputed: { cases: 1, figures: 1, onTheEdge: 0, greatest: 0, apart: nasty },
      }),
    };
    const example: CheckedExample = {
      ...agreeingExample,
      id: nasty,
      source: nasty,
      address: 'javascript:alert(1)',
      inputs: { [nasty]: nasty },
      method: nasty,
      note: nasty,
      figures: [{ ...agreeingExample.figures[0]!, figure: nasty }],
    };
    const report = reportOn([law], [example, { ...example, address: `https://x.example/"><b>` }]);
    open({
      ...report,
      formulas: [{ ...report.formulas[0]!, name: nasty, notation: [nasty], example: [nasty] }],
      readings: [{ point: nasty, literal: nasty, ours: nasty, figures: [], why: nasty }],
      openPoints: [{ point: nasty, evidence: [nasty], whoSettles: nasty }],
    });
    expect(document.querySelectorAll('script, img, b')).toHaveLength(0);
    expect(document.querySelectorAll('[href^="javascript"]')).toHaveLength(0);
    expect(document.body.textContent.split(nasty).length).toBeGreaterThan(20);
  });
});
