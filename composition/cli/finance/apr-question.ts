import { isLeft } from 'fp-ts/Either';
import { solveApr, type Apr, type CashFlow } from '../../../core/finance/public';
import { CommandFailed, EXIT } from '../terminal';
import { refuse, type Options } from '../question/options';
import { numberIn, required } from '../question/option-values';
import { figureLines, inPercent } from '../question/figure-lines';
import { aprFailureLine } from './plan-failure-line';
import { answeredBy, type Question } from '../question/question';

/** `forecourt finance apr`: the APR of any payments (Directive 2008/48/EC annex I). */
export const aprQuestion: Question<Apr> = {
  name: 'apr',
  about: 'the APR of payments at any times',
  keys: [
    {
      key: 'flows',
      value: '<pairs>',
      about: 'years and amount of each, advances negative: [[0,-1000],[1,1200]]',
    },
  ],
  open: answeredBy((options) => {
    const solved = solveApr(flowsAsked(options));
    if (isLeft(solved)) {
      throw new CommandFailed(aprFailureLine(solved.left, options), EXIT.wrongUsage);
    }
    return solved.right;
  }),
  inJson: ({ shown, exact }) => ({ apr: shown, exact }),
  inText: ({ shown, exact }) =>
    figureLines([
      ['APR', inPercent(shown)],
      ['As solved', inPercent(exact)],
    ]),
};

function flowsAsked(options: Options): readonly CashFlow[] {
  const value = required(options, 'flows');
  const list = typeof value === 'string' ? parsed(value) : value;
  const flows = Array.isArray(list) ? list.map(flowIn) : [];
  const read = flows.filter((flow) => flow !== undefined);
  return read.length > 0 && read.length === flows.length
    ? read
    : refuse(options, 'flows', 'must be pairs of years and amount, such as [[0,-1000],[1,1200]]');
}

/** A pair; times begin at nothing, since nobody pays before there is an agreement. */
function flowIn(pair: unknown): CashFlow | undefined {
  if (!Array.isArray(pair) || pair.length !== 2) return undefined;
  const [years, amount] = pair.map(numberIn);
  if (years === undefined || amount === undefined || years < 0) return undefined;
  return { years, amount };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
