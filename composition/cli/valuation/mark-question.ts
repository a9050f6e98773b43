import { dayInBritain } from '../../../core/kernel/calendar-day';
import { judgeMark, type JudgedMark, type MarkKind } from '../../../core/kernel/registration-mark';
import { issuedInWords } from '../../../ui/copy/registration-copy';
import { figureLines } from '../question/figure-lines';
import { textOption } from '../question/option-values';
import { answeredBy, type Question } from '../question/question';

/** Far above any mark: what is longer is no mark either. */
const LONGEST_TEXT = 1000;

/** `forecourt valuation mark`: what a registration mark tells. */
export const markQuestion: Question<JudgedMark> = {
  name: 'mark',
  about: 'the style of a registration mark, the year it tells, and the mark that is probably meant',
  keys: [],
  argument: { key: 'vrm', about: 'the mark, in any spacing and case' },
  open: answeredBy((options) =>
    judgeMark(textOption(options, 'vrm', LONGEST_TEXT), dayInBritain(Date.now())),
  ),
  inJson: ({ kind, issued, likely, mark, isPersonal }) => ({
    kind,
    year: issued === undefined ? null : Number(issued.from.slice(0, 4)),
    likely: likely ?? null,
    mark: mark ?? null,
    issued: issued === undefined ? null : issuedInWords(issued),
    personal: isPersonal,
  }),
  inText: ({ kind, issued, likely, mark, isPersonal }) => [
    ...figureLines([
      ['Mark', mark ?? '–'],
      ['Style', KINDS[kind]],
      ...(issued === undefined ? [] : ([['Issued', issuedInWords(issued)]] as const)),
      ...(isPersonal ? ([['Personal', 'yes']] as const) : []),
    ]),
    ...(likely === undefined ? [] : [`Did you mean ${likely}?`]),
  ],
};

const KINDS: Readonly<Record<MarkKind, string>> = {
  current: 'current',
  prefix: 'prefix',
  suffix: 'suffix',
  dateless: 'dateless',
  'northern-ireland': 'Northern Ireland',
  'not-issued': 'current, not issued yet',
  military: 'military',
  diplomatic: 'diplomatic',
  invalid: 'no registration mark',
};
