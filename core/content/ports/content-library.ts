import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Branch } from '../model/branch';
import type { ContentPage, PageEntry } from '../model/content-page';

/** The group's editable pages and its branches. */
export interface ContentLibrary {
  readonly page: (slug: string) => Observable<Either<GatewayFailure, ContentPage>>;
  /** All pages that have an address of their own. */
  readonly pages: () => Observable<Either<GatewayFailure, readonly PageEntry[]>>;
  readonly branches: () => Observable<Either<GatewayFailure, readonly Branch[]>>;
}
