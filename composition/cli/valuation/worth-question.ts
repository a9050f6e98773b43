import { isLeft } from 'fp-ts/Either';
import type { Worth } from '../../../adapters/sandbox/valuer/valuer';
import { inPoundsAndPence } from '../../../core/kernel/money';
import { CARE_CHOICES } from '../../../core/valuation/public';
import type { OpenBackEnd } from '../open-back-end';
import { inDecimals } from '../question/decimals';
import { figureLines } from '../question/figure-lines';
import { isGiven, textOption, wholeOption, wordAsked } from '../question/option-values';
import type { Question } from '../question/question';
import { CommandFailed, type Terminal } from '../terminal';
import { LONGEST_MARK_TEXT } from './lookup-question';
import { mileageOption } from './mileage-option';

/** VALA-67. */
const MOST_KEEPERS = 19;

const PRICED_FOR_SOMEBODY =
  'Only the sandbox prices a vehicle that nobody asks about: use `valuation process`.';

/**
 * `forecourt valuation worth`: what a vehicle comes to by the sandbox's model. Nothing of it is stored
 * and nobody is told, so that a whole list can be valued.
 */
export const worthQuestion = (
  terminal: Terminal,
  openBackEnd: OpenBackEnd,
): Question<Worth | undefined> => ({
  name: 'worth',
  about: 'what a vehicle comes to, by the sandbox’s model; stores nothing',
  argument: { key: 'vrm', about: 'the mark, in any spacing and case' },
  keys: [
    { key: 'mileage', value: '<miles>', about: 'whole miles: 42000, 42,000 or 42k' },
    {
      key: 'serviceHistory',
      value: '<choice>',
      about: `${CARE_CHOICES.join(', ')} (default: what the lookup tells)`,
    },
    {
      key: 'previousKeepers',
      value: '<number>',
      about: '0 to 19 (default: what the lookup tells)',
    },
  ],
  open: async (api) => {
    const { worth, close } = await openBackEnd(terminal, api);
    if (worth === undefined) {
      await close();
      throw new CommandFailed(PRICED_FOR_SOMEBODY);
    }
    return {
      close,
      answer: (options) => {
        const found = worth({
          vrm: textOption(options, 'vrm', LONGEST_MARK_TEXT),
          mileage: mileageOption(options),
          ...(isGiven(options, 'serviceHistory') && {
            care: wordAsked(options, 'serviceHistory', CARE_CHOICES, 'full'),
          }),
          ...(isGiven(options, 'previousKeepers') && {
            previousKeepers: wholeOption(options, 'previousKeepers', 0, MOST_KEEPERS),
          }),
        });
        if (!isLeft(found)) return found.right;
        if (found.left.kind === 'no-vehicle') return undefined;
        throw new CommandFailed('No price can be given for this vehicle.');
      },
    };
  },
  inJson: (found) => ({
    found: found !== undefined,
    vrm: found?.vehicle.vrm ?? null,
    make: found?.vehicle.make ?? null,
    model: found?.vehicle.model ?? null,
    derivative: found?.vehicle.derivative ?? null,
    belowAverage: found === undefined ? null : inDecimals(found.values.belowAverage),
    average: found === undefined ? null : inDecimals(found.values.average),
    showroom: found === undefined ? null : inDecimals(found.values.showroom),
  }),
  inText: (found) => {
    if (found === undefined) return ['No vehicle is found.'];
    const { vehicle, values } = found;
    return figureLines([
      ['Registration', vehicle.vrm],
      ['Vehicle', `${vehicle.make} ${vehicle.model} ${vehicle.derivative}`],
      ['Below Average', inPoundsAndPence(values.belowAverage)],
      ['Average', inPoundsAndPence(values.average)],
      ['Showroom', inPoundsAndPence(values.showroom)],
    ]);
  },
});
