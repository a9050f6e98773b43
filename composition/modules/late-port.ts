import { left, type Either } from 'fp-ts/Either';
import { catchError, defer, from, of, shareReplay, switchMap, type Observable } from 'rxjs';
import { unreachable, type GatewayFailure } from '../../core/kernel/failure';

/** Calls of a port whose adapter comes with the first of them: most visits never ask it. */
export function latePort<Port>(fetch: () => Promise<Port>) {
  const loaded$ = defer(() => from(fetch())).pipe(shareReplay(1));
  return <Fault, Answer>(
    call: (port: Port) => Observable<Either<Fault, Answer>>,
  ): Observable<Either<Fault | GatewayFailure, Answer>> =>
    loaded$.pipe(
      catchError(() => of(undefined)),
      switchMap((port) => (port === undefined ? of(left(unreachable)) : call(port))),
    );
}
