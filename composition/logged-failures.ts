import { isLeft, type Either } from 'fp-ts/Either';
import { tap, type Observable } from 'rxjs';
import type { ListNotWritten, LoginFailure, SetPasswordFailure } from '../core/account/public';
import type { SubmitFailure } from '../core/enquiry/public';
import type { GatewayFailure, UnreadablePlace } from '../core/kernel/failure';
import { isRecent } from '../core/kernel/is-recent';
import type { Clock } from '../core/kernel/ports/clock';
import type { OrderFailure } from '../core/order/public';
import { eachPort } from './request/each-port';
import type { AppPorts, PortName } from './request/port-tokens';

type Failure =
  | GatewayFailure
  | SubmitFailure
  | LoginFailure
  | SetPasswordFailure
  | OrderFailure
  | ListNotWritten;
type Answer = Either<Failure, unknown>;
type Call = (...given: readonly unknown[]) => Observable<Answer>;

/** Wraps a port so that whoever runs the site is told of what it could not have. */
export type LoggedPort = <Name extends PortName>(
  name: Name,
  port: AppPorts[Name],
) => AppPorts[Name];

/** Of these a back end may say that there is no such thing, which is an answer and no failure. */
const ABOUT_ONE: readonly string[] = [
  'catalogue.similarTo',
  'checks.checkOf',
  'reviews.reviews',
  'content.page',
  'forms.form',
  'views.viewsToday',
  'desk.submit',
  'passkeys.remove',
  'accountList.read',
  'reservations.withdraw',
  'orderRecords.order',
  'orderRecords.collectionDays',
];
const OF_SESSIONS: readonly string[] = [
  'customers.',
  'passkeys.',
  'accountList.',
  'orders.',
  'orderRecords.',
  'reservationRecords.',
];
const NO_SUCH_THING: readonly number[] = [404, 409, 410, 422];

/**
 * The one place where failed calls are logged, for whoever runs the site (ERR-22 to ERR-32): by
 * port, call and kind of failure, and never by what was asked or answered, which may be somebody's
 * own. The same line is written once in a while, however often it happens.
 * @param log takes one line.
 * @param milliseconds between a line and the same line again.
 */
export function failureLog(
  log: (line: string) => void,
  clock: Clock,
  milliseconds: number,
): LoggedPort {
  const written = new Map<string, number>();
  const write = (line: string): void => {
    const before = written.get(line);
    if (before !== undefined && isRecent(before, clock.now(), milliseconds)) return;
    written.set(line, clock.now());
    log(line);
  };
  return (name, port) =>
    new Proxy(port, {
      get: (target, key) => {
        const call: unknown = Reflect.get(target, key);
        if (typeof call !== 'function') return call;
        const what = `${name}.${String(key)}`;
        return (...given: readonly unknown[]) =>
          (call as Call)(...given).pipe(
            tap((answer) => {
              const line = isLeft(answer) ? ofFailure(what, answer.left) : ofGaps(answer.right);
              if (line !== undefined) write(`${what} ${line}`);
            }),
          );
      },
    });
}

/** All ports of a server or a visit, each telling what it could not have. */
export const loggedPorts = (ports: AppPorts, logged: LoggedPort): AppPorts =>
  eachPort((name) => logged(name, ports[name]));

function ofFailure(what: string, failure: Failure): string | undefined {
  switch (failure.kind) {
    case 'field-faults':
    case 'wrong-credentials':
    case 'link-over':
    case 'password-refused':
    case 'order-refused':
    case 'list-changed':
      return undefined;
    case 'not-allowed':
      // A session ends, some day.
      if (OF_SESSIONS.some((port) => what.startsWith(port))) return undefined;
      return `could not be had: not-allowed (${String(failure.status)})`;
    case 'refused':
      return ABOUT_ONE.includes(what) && NO_SUCH_THING.includes(failure.status)
        ? undefined
        : `could not be had: refused (${String(failure.status)})`;
    case 'unreadable':
      return `could not be had: unreadable${inPlaces(failure.problems)}`;
    case 'timed-out':
    case 'unreachable':
      return `could not be had: ${failure.kind}`;
  }
}

/** A list with something in it that could not be read: what was left out of it. */
function ofGaps(answer: unknown): string | undefined {
  const places =
    typeof answer === 'object' && answer !== null && 'unreadable' in answer
      ? (answer.unreadable as readonly UnreadablePlace[])
      : [];
  return places.length === 0 ? undefined : `left out what it could not read${inPlaces(places)}`;
}

/** The first of them without its number, so that one kind of fault is one line. */
function inPlaces([first]: readonly UnreadablePlace[]): string {
  if (first === undefined) return '';
  const path = first.path.replace(/\.\d+(?=\.|$)/g, '');
  return `${path === '' ? '' : ` at ${path}`}, expected ${first.expected}`;
}
