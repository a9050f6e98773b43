import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Branch } from '../model/branch';
import type { ContentPage } from '../model/content-page';

/** The group's editable pages and its branches. */
export interface ContentLibrary {
  readonly page: (slug: string) => Observable<Either<GatewayFailure, ContentPage>>;
  readonly branches: () => Observable<Either<GatewayFailure, readonly Branch[]>>;
}
