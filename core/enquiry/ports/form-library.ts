import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { FormDefinition } from '../model/form-definition';

/** Where the definitions of forms come from (FORM-01, CALL-42). */
export interface FormLibrary {
  /** A form by its id; one that does not exist is refused with 404 (ERR-14). */
  readonly form: (id: string) => Observable<Either<GatewayFailure, FormDefinition>>;
}
