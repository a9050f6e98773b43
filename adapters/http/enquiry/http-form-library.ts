import { chain, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { FormDefinition, FormLibrary } from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { HttpClient } from '../http-client';
import { unwrap } from '../unwrap';
import { readForm } from './read-form';

/** What has been reported is remembered up to so many: the names are the other side's. */
const MOST_REPORTED = 100;
const LONGEST_KIND = 40;

/**
 * The definitions of forms over HTTP (CALL-42). A kind of field that is unknown here is shown as a
 * line of text and reported once, for whoever runs the site.
 */
export class HttpFormLibrary implements FormLibrary {
  private readonly reported = new Set<string>();

  constructor(
    private readonly client: HttpClient,
    private readonly log?: (line: string) => void,
  ) {}

  readonly form = (id: string): Observable<Either<GatewayFailure, FormDefinition>> =>
    this.client
      .call({ path: `/api/form/${encodeURIComponent(id)}` })
      .pipe(map(chain((body) => readForm(unwrap(body).content, (kind) => this.report(kind)))));

  private report(kind: string): void {
    if (this.reported.has(kind) || this.reported.size >= MOST_REPORTED) return;
    this.reported.add(kind);
    // As JSON it is one line, whatever signs are in it.
    const name = JSON.stringify(kind.slice(0, LONGEST_KIND));
    this.log?.(`A form has a field of the unknown kind ${name}; it is shown as a line of text`);
  }
}
