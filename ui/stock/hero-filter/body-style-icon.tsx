import {
  SILHOUETTES,
  type BodyStyleSlug,
  type Silhouette,
} from '../../parts/body-silhouette/silhouettes';

/** Room for the longest and tallest outline: all are drawn to one scale, on one ground, noses in line. */
const STAGE = { width: 540, height: 206 } as const;

const isKnown = (slug: string): slug is BodyStyleSlug => Object.hasOwn(SILHOUETTES, slug);

/** Words in feeds for body styles that we have an outline of, commonest first. */
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

export const silhouetteOf = (bodyType: string): Silhouette | undefined => {
  const slug = isKnown(bodyType) ? bodyType : OTHER_NAMES[bodyType];
  return slug === undefined ? undefined : SILHOUETTES[slug];
};

/** The outline of a body style, nose to the left; nothing but its room where there is no outline. */
export function BodyStyleIcon({ bodyType }: { readonly bodyType: string }) {
  const silhouette = silhouetteOf(bodyType);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className="body-style"
      viewBox={`0 0 ${String(STAGE.width)} ${String(STAGE.height)}`}
    >
      {silhouette !== undefined && <Outline {...silhouette} />}
    </svg>
  );
}

function Outline({ viewBox, path, wheels }: Silhouette) {
  const [, , , height = 0] = viewBox.split(' ').map(Number);
  return (
    <g fill="currentColor" transform={`translate(0 ${String(STAGE.height - height)})`}>
      <path d={path} />
      {wheels.map((wheel) => (
        <circle key={wheel.x} cx={wheel.x} cy={wheel.y} r={wheel.r} />
      ))}
    </g>
  );
}
