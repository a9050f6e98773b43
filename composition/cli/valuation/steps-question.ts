import { dayInBritain } from '../../../core/kernel/calendar-day';
import {
  advance,
  freshJourney,
  JOURNEY_A,
  JOURNEY_B,
  READINGS,
  type Journey,
  type JourneyEvent,
  type JourneyState,
  type Valuation,
} from '../../../core/valuation/public';
import { pounds } from '../../../core/kernel/money';
import { valuationTexts } from '../../../ui/copy/valuation/valuation-copy';
import { settingsOf } from '../open-back-end';
import { refuse, type Options } from '../question/options';
import { isGiven, textOption, wordAsked } from '../question/option-values';
import { answeredBy, type Question } from '../question/question';
import type { Terminal } from '../terminal';
import { textTable } from '../text-table';
import { READING_KEY } from './opened-valuer';

const LONGEST_PLAY = 4000;

interface Played {
  readonly event: string;
  readonly state: JourneyState;
}

interface StepsAnswer {
  readonly journey: Journey;
  readonly played: readonly Played[];
}

/** `forecourt valuation steps`: a reading's screens and moves, as its pages make them (VALA-01, VALB-01). */
export const stepsQuestion = (terminal: Terminal): Question<StepsAnswer> => ({
  name: 'steps',
  about: 'the steps and moves of a journey, and where events lead',
  keys: [
    READING_KEY,
    {
      key: 'play',
      value: '<events>',
      about:
        'events with semicolons between them, from the beginning: vrm=AB12CDE; mileage=42000; submit; found; back',
    },
  ],
  open: answeredBy((options) => {
    const usual = settingsOf(terminal).valuation;
    const today = dayInBritain(Date.now());
    return wordAsked(options, 'reading', READINGS, usual) === 'a'
      ? { journey: JOURNEY_A, played: play(JOURNEY_A, options, today) }
      : { journey: JOURNEY_B, played: play(JOURNEY_B, options, today) };
  }),
  inJson: ({ journey, played }) => ({
    reading: journey.reading,
    start: journey.start,
    steps: journey.steps.map((step) => ({
      ...step,
      ...valuationTexts(journey.reading, step.step),
    })),
    places: journey.places,
    moves: journey.moves.map(({ when, ...move }) => ({ ...move, when: when ?? null })),
    ...(played.length === 0 ? {} : { played: played.map(playedInJson) }),
  }),
  inText: ({ journey, played }) =>
    played.length > 0
      ? textTable(
          [
            { heading: 'Event', cell: ({ event }) => event },
            { heading: 'Place', cell: ({ at }) => at },
            { heading: 'Vehicle', cell: ({ vehicle }) => (vehicle ? 'yes' : '') },
            { heading: 'Price', cell: ({ price }) => (price ? 'yes' : '') },
            { heading: 'Error', cell: ({ error }) => (error ? 'yes' : '') },
          ],
          played.map(playedInJson),
        )
      : textTable(
          [
            { heading: 'From', cell: ({ from }) => from },
            { heading: 'Event', cell: ({ event }) => event },
            { heading: 'When', cell: ({ when = '' }) => when },
            { heading: 'To', cell: ({ to }) => to },
            { heading: 'Source', cell: ({ source }) => source },
          ],
          journey.moves,
        ),
});

const playedInJson = ({ event, state }: Played) => ({
  event,
  at: state.at,
  vehicle: state.vehicle !== undefined,
  price: state.valuation !== undefined,
  error: state.isInError,
  typed: state.typed,
});

const EVENTS = [
  'submit',
  'not-your-car',
  'back',
  'reset',
  'found',
  'valued',
  'not-found',
  'already-valued',
  'failed',
  'sent',
] as const;

function play<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  options: Options,
  today: string,
): readonly Played[] {
  if (!isGiven(options, 'play')) return [];
  const words = textOption(options, 'play', LONGEST_PLAY)
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  let state = freshJourney(journey);
  return words.map((event) => {
    const happens = eventOf(event, state) ?? refuse(options, 'play', mustBe);
    state = advance(journey, state, happens, { today });
    return { event, state };
  });
}

const mustBe = `must be events with semicolons between them: field=value, open <step>, ${EVENTS.join(', ')}`;

/** What calls would bring: a vehicle and a price made up for the mark that was typed. */
function eventOf(word: string, { attempt, typed }: JourneyState): JourneyEvent | undefined {
  const cut = word.indexOf('=');
  if (cut > 0)
    return { kind: 'typed', field: word.slice(0, cut).trim(), value: word.slice(cut + 1) };
  const [, step] = /^open\s+(\S+)$/.exec(word) ?? [];
  if (step !== undefined) return { kind: 'open', step };
  const vehicle = { vrm: typed['vrm'] ?? '', care: 'full', previousKeepers: 0 } as const;
  const kind = EVENTS.find((each) => each === word);
  switch (kind) {
    case undefined:
      return undefined;
    case 'found':
      return { kind, attempt, vehicle };
    case 'valued':
      return { kind, attempt, valuation: { ...EXAMPLE_VALUATION, vehicle } };
    case 'not-found':
    case 'already-valued':
    case 'failed':
    case 'sent':
      return { kind, attempt };
    default:
      return { kind };
  }
}

const EXAMPLE_VALUATION: Omit<Valuation, 'vehicle'> = {
  hash: 'example',
  prices: { belowAverage: pounds(8040), average: pounds(9180), showroom: pounds(9830) },
  isOutOfDate: false,
  workings: [],
};
