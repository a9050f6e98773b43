import { left, type Either } from 'fp-ts/Either';
import { catchError, defer, of, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../core/kernel/failure';

type Call = (...given: readonly unknown[]) => Observable<Either<GatewayFailure, unknown>>;

/** What an answer is that nobody could read, for a reason nobody thought of. */
const unreadable: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: '', expected: 'an answer of the documents' }],
};

/**
 * A port whose calls answer whatever happens: an error within an adapter, in reading an answer above
 * all, is a failure of that call and of no page. The one place where such errors end.
 */
export const answering = <Port extends object>(port: Port): Port =>
  new Proxy(port, {
    get: (target, key) => {
      const call: unknown = Reflect.get(target, key);
      if (typeof call !== 'function') return call;
      return (...given: readonly unknown[]) =>
        defer(() => (call as Call)(...given)).pipe(catchError(() => of(left(unreadable))));
    },
  });
