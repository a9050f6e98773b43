import type { Opening } from '../../core/branch/public';
import { timeWords } from './hours-copy';
import { whenWords } from './opening-copy';

/**
 * When the branch can answer a form that was just sent, in a sentence or two.
 *
 * @param today of London, "2026-12-27".
 */
export function answersNext(branch: string, opening: Opening, today: string): string {
  switch (opening.kind) {
    case 'open':
      return opening.until === undefined
        ? `${branch} is open now.`
        : `${branch} is open now, until ${timeWords(opening.until.minute)}.`;
    case 'closed': {
      const { because, opens } = opening;
      const closed = `${branch} is closed now${because === undefined ? '' : ` for ${because}`}.`;
      return opens === undefined
        ? closed
        : `${closed} It opens ${whenWords(opens, today)}, and answers from then on.`;
    }
    case 'unknown':
      return `${branch} has hours of its own for ${opening.because}: ring to ask.`;
  }
}
