import { writeFile } from 'node:fs/promises';

import { BODY_STYLES, type BodyStyle } from '../pictures/picture-address';
import { bodyField } from './body/body-field';
import { BODY_SHAPES } from './shapes/body-shapes';
import { silhouetteOf } from './silhouette-of';

const FOLDER = new URL('../../../ui/parts/body-silhouette/', import.meta.url);

const MARK =
  '// Traced from the picture studio’s bodies by `npm run studio -- --silhouettes`; do not edit by hand.';

const key = (style: BodyStyle): string => (/^[a-z]+$/.test(style) ? style : `'${style}'`);

/** One outline as the text of an object. */
function outline(style: BodyStyle): string {
  const { viewBox, path, wheels } = silhouetteOf(bodyField(BODY_SHAPES[style]));
  const wheelList = wheels.map(
    ({ x, y, r }) => `    { x: ${String(x)}, y: ${String(y)}, r: ${String(r)} },`,
  );
  return [
    '{',
    `  viewBox: '${viewBox}',`,
    `  path: '${path}',`,
    '  wheels: [',
    ...wheelList,
    '  ],',
    '}',
  ].join('\n');
}

/** A three-door car has the outline of a city car: the filters show one of them. */
const OUTLINED = BODY_STYLES.filter((style) => style !== 'three-door');

const silhouetteType = `${MARK}

/** A side outline, nose to the left. Units are centimetres, so icons of different styles keep their true sizes. */
export interface Silhouette {
  readonly viewBox: string;
  /** Closed outline of the body with its wheel arches cut out. */
  readonly path: string;
  readonly wheels: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}
`;

/** Apart from the others: it stands for a missing picture on every page, and they are for the filters. */
const hatchbackFile = (): string => `${MARK}
import type { Silhouette } from './silhouette';

export const HATCHBACK: Silhouette = ${outline('hatchback')};
`;

const allFile = (): string => `${MARK}
import { HATCHBACK } from './hatchback';
import type { Silhouette } from './silhouette';

/** Body styles with an outline. */
export type BodyStyleSlug =
${OUTLINED.map((style) => `  | '${style}'`).join('\n')};

export const SILHOUETTES: Readonly<Record<BodyStyleSlug, Silhouette>> = {
${OUTLINED.map((style) => `${key(style)}: ${style === 'hatchback' ? 'HATCHBACK' : outline(style)},`).join('\n')}
};
`;

/** Writes the side outline of every body style as SVG data for icons and for the no-picture fallback. */
export async function traceSilhouettes(): Promise<void> {
  await writeFile(new URL('silhouette.ts', FOLDER), silhouetteType);
  await writeFile(new URL('hatchback.ts', FOLDER), hatchbackFile());
  await writeFile(new URL('silhouettes.ts', FOLDER), allFile());
}
