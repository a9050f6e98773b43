import { BodySilhouette } from '../../../parts/body-silhouette/body-silhouette';
import { SILHOUETTES, type BodyStyleSlug } from '../../../parts/body-silhouette/silhouettes';

const isKnown = (slug: string): slug is BodyStyleSlug => Object.hasOwn(SILHOUETTES, slug);

/** Other words in feeds for body styles that we have an outline of. */
const OTHER_NAMES: Readonly<Record<string, BodyStyleSlug>> = {
  van: 'panel-van',
  'city-car': 'city',
  sedan: 'saloon',
  'people-carrier': 'mpv',
  cabriolet: 'convertible',
  roadster: 'convertible',
  'pick-up': 'pickup',
  '4x4': 'suv',
};

/** The outline for a value of the `body_type` filter; undefined for one nobody has drawn. */
export const outlineOf = (bodyType: string): BodyStyleSlug | undefined =>
  isKnown(bodyType) ? bodyType : OTHER_NAMES[bodyType];

/** The outline of a body type, in the room of a large one; nothing where there is none. */
export function BodyStyleIcon({ bodyType }: { readonly bodyType: string }) {
  const body = outlineOf(bodyType);
  return (
    <span className="body-style">
      {body !== undefined && <BodySilhouette body={body} size="large" />}
    </span>
  );
}
