import { BODY_STYLES, facesOf, STUDIO_VIEWS, type StudioView } from '../pictures/picture-address';
import type { LayerSubject } from '../pictures/picture-files';

/** A still picture to be taken. */
export interface StudioJob extends LayerSubject {
  readonly view: StudioView;
}

/** What the command line asked for; anything left out means all. */
export interface StudioOrder {
  readonly style?: string | undefined;
  readonly face?: string | undefined;
  readonly view?: string | undefined;
}

/**
 * What an unfinished run should have got done: first a lead picture for every look, so that a results
 * page is full; then every side of one face a style, which the store lends to the others meanwhile.
 */
const passOf = ({ style, face, view }: StudioJob): number => {
  if (view === STUDIO_VIEWS[0]) return 0;
  return face === facesOf(style)[0] ? 1 : 2;
};

/** Everything to be photographed, grouped so that a body is built once a pass. */
export function studioJobs(order: StudioOrder): readonly StudioJob[] {
  const wanted = (asked: string | undefined, value: string): boolean =>
    asked === undefined || asked.split(',').includes(value);
  const jobs = BODY_STYLES.filter((style) => wanted(order.style, style)).flatMap((style) =>
    facesOf(style)
      .filter((face) => wanted(order.face, face))
      .flatMap((face) =>
        STUDIO_VIEWS.filter((view) => wanted(order.view, view)).map((view) => ({
          style,
          face,
          view,
        })),
      ),
  );
  return [0, 1, 2].flatMap((pass) => jobs.filter((job) => passOf(job) === pass));
}
