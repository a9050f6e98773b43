import { left, type Either } from 'fp-ts/Either';
import { ContainerModule } from 'inversify';
import { catchError, defer, from, of, shareReplay, switchMap, type Observable } from 'rxjs';
import { unreachable, type GatewayFailure } from '../../core/kernel/failure';
import type { Valuer } from '../../core/valuation/public';
import { TOKENS } from '../tokens';

/**
 * Few pages value anything, so the adapter comes with its first call: to a browser it would be dead
 * weight on all the others.
 */
export const valuationModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.valuer).toResolvedValue(
    (client): Valuer => {
      const loaded$ = defer(() =>
        from(
          import('../../adapters/http/valuation/http-valuer').then(
            ({ HttpValuer }) => new HttpValuer(client),
          ),
        ),
      ).pipe(shareReplay(1));
      const ask = <Answer>(
        call: (valuer: Valuer) => Observable<Either<GatewayFailure, Answer>>,
      ): Observable<Either<GatewayFailure, Answer>> =>
        loaded$.pipe(
          catchError(() => of(undefined)),
          switchMap((valuer) => (valuer === undefined ? of(left(unreachable)) : call(valuer))),
        );
      return {
        departments: () => ask((valuer) => valuer.departments()),
        lookUp: (question) => ask((valuer) => valuer.lookUp(question)),
        process: (request) => ask((valuer) => valuer.process(request)),
        fetch: (reading, hash) => ask((valuer) => valuer.fetch(reading, hash)),
      };
    },
    [TOKENS.httpClient],
  );
});
