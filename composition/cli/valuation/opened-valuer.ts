import { isLeft, type Either } from 'fp-ts/Either';
import { firstValueFrom, type Observable } from 'rxjs';
import { HttpValuer } from '../../../adapters/http/valuation/http-valuer';
import type { GatewayFailure } from '../../../core/kernel/failure';
import {
  READINGS,
  type Department,
  type Reading,
  type Valuer,
} from '../../../core/valuation/public';
import { composeCli } from '../../modules/compose-cli';
import { portsOf } from '../../request/ports-of';
import { failureLine } from '../failure-line';
import { settingsOf, type OpenBackEnd } from '../open-back-end';
import type { OptionKey, Options } from '../question/options';
import { wordAsked } from '../question/option-values';
import type { Question } from '../question/question';
import { CommandFailed, type Terminal } from '../terminal';

export const READING_KEY: OptionKey = {
  key: 'reading',
  value: '<a or b>',
  about: 'which of the documents’ journeys (default: the setting VALUATION)',
};

/** What a question about valuations is answered with. */
export interface Asked {
  readonly valuer: Valuer;
  /** Asked for once, for all lines of a batch. */
  readonly departments: () => Promise<readonly Department[]>;
  /** The code that is sent for the condition of a vehicle (CG-013). */
  readonly condition: string;
  readonly options: Options;
  readonly reading: Reading;
}

/** Opens the valuer of the back end, once for all lines of a batch. */
export const askingValuer =
  <Answer>(
    terminal: Terminal,
    openBackEnd: OpenBackEnd,
    answer: (asked: Asked) => Promise<Answer>,
  ): Question<Answer>['open'] =>
  async (api) => {
    const { valuation: usual, valuationCondition } = settingsOf(terminal);
    const backEnd = await openBackEnd(terminal, api);
    const { line, valuations } = backEnd;
    const valuer =
      valuations === undefined ? portsOf(composeCli(line)).valuer : new HttpValuer(valuations);
    let told: Promise<readonly Department[]> | undefined;
    const departments = (): Promise<readonly Department[]> => {
      told ??= answered(valuer.departments());
      // What could not be had is asked for again by the next line.
      told.catch(() => {
        told = undefined;
      });
      return told;
    };
    return {
      close: backEnd.close,
      answer: (options) => {
        const reading = wordAsked(options, 'reading', READINGS, usual);
        const condition = valuationCondition[reading];
        return answer({ valuer, departments, condition, options, reading });
      },
    };
  };

/** What a call answers. @throws CommandFailed with the valuer's own reason, where it gives one. */
export async function answered<A>(answer$: Observable<Either<GatewayFailure, A>>): Promise<A> {
  const answer = await firstValueFrom(answer$);
  if (!isLeft(answer)) return answer.right;
  const failure = answer.left;
  const reasons =
    failure.kind === 'refused'
      ? [failure.reason, ...Object.values(failure.fieldReasons ?? {})].filter(
          (reason) => reason !== undefined,
        )
      : [];
  throw new CommandFailed([failureLine(failure), ...reasons].join(' '));
}
