import { writeFile } from 'node:fs/promises';

import { BODY_STYLES } from '../pictures/picture-address';
import { bodyField } from './body/body-field';
import { BODY_SHAPES } from './shapes/body-shapes';
import { silhouetteOf } from './silhouette-of';

const TARGET = new URL('../../../ui/parts/body-silhouette/silhouettes.ts', import.meta.url);

/** Writes the side outline of every body style as SVG data for icons and for the no-picture fallback. */
export async function traceSilhouettes(): Promise<void> {
  const entries = BODY_STYLES.map((style) => {
    const { viewBox, path, wheels } = silhouetteOf(bodyField(BODY_SHAPES[style]));
    const wheelList = wheels.map(
      ({ x, y, r }) => `      { x: ${String(x)}, y: ${String(y)}, r: ${String(r)} },`,
    );
    const key = /^[a-z]+$/.test(style) ? style : `'${style}'`;
    return [
      `  ${key}: {`,
      `    viewBox: '${viewBox}',`,
      `    path: '${path}',`,
      '    wheels: [',
      ...wheelList,
      '    ],',
      '  },',
    ].join('\n');
  });
  const names = BODY_STYLES.map((style) => `  | '${style}'`).join('\n');
  const source = `// Traced from the picture studio's bodies by \`npm run studio -- --silhouettes\`; do not edit by hand.

/** Body styles with an outline. */
export type BodyStyleSlug =
${names};

/** A side outline, nose to the left. Units are centimetres, so icons of different styles keep their true sizes. */
export interface Silhouette {
  readonly viewBox: string;
  /** Closed outline of the body with its wheel arches cut out. */
  readonly path: string;
  readonly wheels: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

export const SILHOUETTES: Readonly<Record<BodyStyleSlug, Silhouette>> = {
${entries.join('\n')}
};
`;
  await writeFile(TARGET, source);
}
