import { chain, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { FormDefinition, FormLibrary } from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { HttpClient } from '../http-client';
import { unwrap } from '../unwrap';
import { readForm } from './read-form';

/** The definitions of forms over HTTP (CALL-42). */
export class HttpFormLibrary implements FormLibrary {
  constructor(private readonly client: HttpClient) {}

  readonly form = (id: string): Observable<Either<GatewayFailure, FormDefinition>> =>
    this.client
      .call({ path: `/api/form/${encodeURIComponent(id)}` })
      .pipe(map(chain((body) => readForm(unwrap(body).content))));
}
