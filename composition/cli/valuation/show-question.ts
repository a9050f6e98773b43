import { isLeft, right } from 'fp-ts/Either';
import { map } from 'rxjs';
import { isNoneThere } from '../../../core/kernel/failure';
import { inPoundsAndPence } from '../../../core/kernel/money';
import type { Valuation } from '../../../core/valuation/public';
import type { OpenBackEnd } from '../open-back-end';
import { inDecimals } from '../question/decimals';
import { figureLines, type Figure } from '../question/figure-lines';
import { textOption } from '../question/option-values';
import type { Question } from '../question/question';
import { CommandFailed, type Terminal } from '../terminal';
import { answered, askingValuer, READING_KEY } from './opened-valuer';
import { priceFigures, pricesInJson, vehicleFigures, vehicleInJson } from './valuation-shown';

const LONGEST_HASH = 200;

/** `forecourt valuation show`: a valuation by its hash, with nothing of who asked for it (CALL-09, CALL-10). */
export const showQuestion = (
  terminal: Terminal,
  openBackEnd: OpenBackEnd,
): Question<Valuation> => ({
  name: 'show',
  about: 'a valuation that was made, its prices and how they add up',
  argument: { key: 'hash', about: 'as process told it' },
  keys: [READING_KEY],
  open: askingValuer(terminal, openBackEnd, async ({ valuer, options, reading }) => {
    const hash = textOption(options, 'hash', LONGEST_HASH);
    const found = await answered(
      valuer
        .fetch(reading, hash)
        .pipe(
          map((answer) => (isLeft(answer) && isNoneThere(answer.left) ? right(undefined) : answer)),
        ),
    );
    if (found === undefined) throw new CommandFailed('There is no such valuation.');
    return found;
  }),
  inJson: (valuation) => ({
    hash: valuation.hash,
    vehicle: vehicleInJson(valuation.vehicle),
    mileage: valuation.mileage ?? null,
    ...pricesInJson(valuation),
    valuedAt: valuation.valuedAt ?? null,
    lastDay: valuation.lastDay ?? null,
    outOfDate: valuation.isOutOfDate,
    workings: valuation.workings.map(({ step, amount }) => ({ step, amount: inDecimals(amount) })),
  }),
  inText: (valuation) => [
    ...figureLines([
      ...vehicleFigures(valuation.vehicle),
      ...(valuation.mileage === undefined
        ? []
        : ([['Mileage', valuation.mileage.toLocaleString('en-GB')]] as const)),
      ...priceFigures(valuation),
    ]),
    ...(valuation.workings.length === 0
      ? []
      : [
          '',
          'How the Average price adds up:',
          ...figureLines(
            valuation.workings.map(({ step, amount }): Figure => [step, inPoundsAndPence(amount)]),
          ),
        ]),
  ],
});
