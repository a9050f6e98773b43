import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { chromium } from 'playwright-core';

import type { BodyStyle, StudioFace, StudioView } from '../pictures/picture-address';
import type { LayerPngs } from './keep-layers';
import type { LayerSize } from './stage/take-layers';

/** The stage, driven from outside the browser. */
export interface OpenStage {
  readonly setUp: (style: BodyStyle, face: StudioFace, cell: number) => Promise<void>;
  /** PNGs of the vehicle in black paint, and of what white paint would add. */
  readonly take: (view: StudioView, size: LayerSize) => Promise<LayerPngs>;
  readonly close: () => Promise<void>;
}

const CHROMIUM = '/usr/bin/chromium';
const ARGUMENTS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Drawing on canvases must not queue behind the software GPU.
  '--disable-accelerated-2d-canvas',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Bundles the stage and opens it in a headless browser that draws in software. */
export async function openStage(): Promise<OpenStage> {
  const entry = fileURLToPath(new URL('stage/stage.ts', import.meta.url));
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    headless: true,
    args: ARGUMENTS,
  });
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  page.on('pageerror', (error) => process.stderr.write(`stage: ${error.message}\n`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      process.stderr.write(`stage: ${message.text()}\n`);
  });
  await page.setContent('<!doctype html><title>Picture studio</title>');
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return {
    setUp: (style, face, cell) =>
      page.evaluate(([s, f, c]) => globalThis.stage.setUp(s, f, c), [style, face, cell] as const),
    take: async (view, size) => {
      const { black, tint } = await page.evaluate(([v, s]) => globalThis.stage.take(v, s), [
        view,
        size,
      ] as const);
      return { black: Buffer.from(black, 'base64'), tint: Buffer.from(tint, 'base64') };
    },
    close: () => browser.close(),
  };
}
