import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Brand } from '../model/brand';
import type { FooterContent } from '../model/footer-content';
import type { MenuItem } from '../model/menu-item';

/** What header and footer are made of; each can fail alone. */
export interface FrameContent {
  /** The header's menu (HEAD-03). */
  readonly menu: () => Observable<Either<GatewayFailure, readonly MenuItem[]>>;
  /** What editors decide of the footer (FOOT-07, FOOT-08). */
  readonly footer: () => Observable<Either<GatewayFailure, FooterContent>>;
  /** The makes that are for sale, the most first (CALL-19, FOOT-05). */
  readonly popularBrands: () => Observable<Either<GatewayFailure, readonly Brand[]>>;
}
