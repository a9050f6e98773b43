import { isLeft, type Either } from 'fp-ts/Either';
import { tap, type Observable } from 'rxjs';
import type { GatewayFailure } from '../core/kernel/failure';

/** A call whose failure is told to whoever runs the site, and to no shopper (ERR-25). */
export const loggedFailures =
  <T>(
    what: string,
    ask: () => Observable<Either<GatewayFailure, T>>,
  ): (() => Observable<Either<GatewayFailure, T>>) =>
  () =>
    ask().pipe(
      tap((answer) => {
        if (isLeft(answer)) console.warn(`${what} could not be had: ${answer.left.kind}`);
      }),
    );
