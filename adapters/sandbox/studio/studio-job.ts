import { BODY_STYLES, facesOf, STUDIO_VIEWS, type StudioView } from '../pictures/picture-address';
import type { LayerSubject } from '../pictures/picture-files';

/** What the command line asked for; anything left out means all. */
export interface StudioOrder {
  readonly style?: string | undefined;
  readonly face?: string | undefined;
  readonly view?: string | undefined;
}

/** The lead picture of every look comes first: an unfinished run must still fill a results page. */
const PASSES: readonly (readonly StudioView[])[] = [
  [STUDIO_VIEWS[0]],
  ['side', 'rear-three-quarter'],
  ['front', 'rear'],
];

/** Everything to be photographed, grouped so that a body is built once a pass. */
export function studioJobs(order: StudioOrder): readonly LayerSubject[] {
  const wanted = (asked: string | undefined, value: string): boolean =>
    asked === undefined || asked.split(',').includes(value);
  return PASSES.flatMap((views) =>
    BODY_STYLES.filter((style) => wanted(order.style, style)).flatMap((style) =>
      facesOf(style)
        .filter((face) => wanted(order.face, face))
        .flatMap((face) =>
          views.filter((view) => wanted(order.view, view)).map((view) => ({ style, face, view })),
        ),
    ),
  );
}
