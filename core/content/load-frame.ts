import { isLeft, type Either } from 'fp-ts/Either';
import { forkJoin, map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../kernel/failure';
import type { Branch } from './model/branch';
import type { Brand } from './model/brand';
import type { FooterContent } from './model/footer-content';
import type { MenuItem } from './model/menu-item';
import type { FrameContent } from './ports/frame-content';
import { menuToShow } from './rules/menu-to-show';
import { shownBranches } from './rules/shown-branches';

/** As many brands as the footer names. */
const MOST_BRANDS = 12;

/** A footer of which nothing is known: all of it that needs no editor. */
const FOOTER_WITHOUT_EDITOR: FooterContent = {
  showsBranches: true,
  showsSocialLinks: true,
  showsPopularBrands: true,
  columns: [],
};

/** What surrounds every page. */
export interface Frame {
  /** Missing where it could not be had, with the reason. */
  readonly menu: Either<GatewayFailure, readonly MenuItem[]>;
  readonly branches: readonly Branch[];
  readonly brands: readonly Brand[];
  readonly footer: FooterContent;
  /** Whether all of it is the editors' own, and nothing stands in for what could not be had. */
  readonly isWhole: boolean;
}

const orElse = <T>(answer: Either<GatewayFailure, T>, other: T): T =>
  isLeft(answer) ? other : answer.right;

/**
 * Asks for all of it at once; whatever fails costs itself and nothing else (ERR-25). Branches that
 * cannot be had are none.
 */
export const loadFrame = (
  frame: FrameContent,
  branches$: Observable<Either<GatewayFailure, readonly Branch[]>>,
): Observable<Frame> =>
  forkJoin({
    menu: frame.menu(),
    branches: branches$,
    brands: frame.popularBrands(),
    footer: frame.footer(),
  }).pipe(
    map(({ menu, branches, brands, footer }) => ({
      menu: isLeft(menu) ? menu : { ...menu, right: menuToShow(menu.right) },
      branches: shownBranches(orElse(branches, [])),
      brands: orElse(brands, []).slice(0, MOST_BRANDS),
      footer: orElse(footer, FOOTER_WITHOUT_EDITOR),
      isWhole: ![menu, branches, brands, footer].some(isLeft),
    })),
  );
