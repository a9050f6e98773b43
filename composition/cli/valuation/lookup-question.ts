import { lookUpVehicle, type LookupOutcome } from '../../../core/valuation/public';
import type { OpenBackEnd } from '../open-back-end';
import { figureLines } from '../question/figure-lines';
import { textOption } from '../question/option-values';
import type { Question } from '../question/question';
import type { Terminal } from '../terminal';
import { mileageOption } from './mileage-option';
import { answered, askingValuer, READING_KEY } from './opened-valuer';
import { vehicleFigures, vehicleInJson } from './valuation-shown';

/** Any mark is shorter; what is none is the valuer's to say. */
export const LONGEST_MARK_TEXT = 40;

/** `forecourt valuation lookup`: the vehicle behind a mark (CALL-04, CALL-05). */
export const lookupQuestion = (
  terminal: Terminal,
  openBackEnd: OpenBackEnd,
): Question<LookupOutcome> => ({
  name: 'lookup',
  about: 'the vehicle behind a registration mark',
  argument: { key: 'vrm', about: 'the mark, in any spacing and case' },
  keys: [
    { key: 'mileage', value: '<miles>', about: 'whole miles: 42000, 42,000 or 42k' },
    READING_KEY,
  ],
  open: askingValuer(terminal, openBackEnd, ({ valuer, options, reading }) =>
    answered(
      lookUpVehicle(valuer, {
        reading,
        vrm: textOption(options, 'vrm', LONGEST_MARK_TEXT),
        mileage: mileageOption(options),
      }),
    ),
  ),
  inJson: (outcome) => {
    const { vehicle, existing, hash } = partsOf(outcome);
    return {
      found: outcome.kind !== 'not-found',
      existing,
      ...(hash === undefined ? {} : { hash }),
      vehicle: vehicle === undefined ? null : vehicleInJson(vehicle),
    };
  },
  inText: (outcome) => {
    const { vehicle, existing, hash } = partsOf(outcome);
    return [
      ...(vehicle === undefined ? ['No vehicle is found.'] : figureLines(vehicleFigures(vehicle))),
      ...(existing ? [`Valued already${hash === undefined ? '' : `: ${hash}`}`] : []),
    ];
  },
});

function partsOf(outcome: LookupOutcome) {
  switch (outcome.kind) {
    case 'found':
      return { vehicle: outcome.vehicle, existing: false, hash: undefined };
    case 'valued':
      return {
        vehicle: outcome.valuation.vehicle,
        existing: true,
        hash: outcome.valuation.hash,
      };
    case 'already-valued':
      return { vehicle: outcome.answer.vehicle, existing: true, hash: outcome.answer.hash };
    case 'not-found':
      return { vehicle: undefined, existing: false, hash: undefined };
  }
}
