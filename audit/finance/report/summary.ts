import type { AuditReport } from './audit-report';
import { countText, decimalText } from './figure-text';
import { apartInWords } from './recomputed-text';

/** What the terminal says at the end: a few lines, each true by itself. */
export function summaryOf(
  { verdict, seed, openPoints }: AuditReport,
  folder: string,
): readonly string[] {
  const { asExpected, laws, recomputed, examples, findings } = verdict;
  return [
    `Laws      ${laws.held} of ${laws.tried} held, ${decimalText(laws.cases, 0)} cases, seed ${seed}`,
    `Twice     ${recomputed.agreed} of ${laws.tried} agree, ${decimalText(recomputed.cases, 0)} cases, ${decimalText(recomputed.figures, 0)} figures in 50 digits: ${apartInWords(recomputed)}`,
    `Examples  ${examples.checked} checked: ${examples.agreed} agree, ${examples.close} close, ${examples.flagged} flagged, ${examples.unexpected} not as expected`,
    `Open      ${countText(openPoints.length, 'point', 'points')} for a person to settle`,
    ...findings.map((finding) => `  ! ${finding}`),
    `Report    ${folder}/finance-audit.html, ${folder}/finance-audit.json`,
    asExpected ? 'Everything is as it should be.' : 'Not everything is as it should be.',
  ];
}
