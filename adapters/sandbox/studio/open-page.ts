import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';

/** A bundle of ours running in a headless browser that draws in software. */
export interface OpenPage {
  readonly page: Page;
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

/** An address nobody is asked for: some of the browser's tools only work on a page from a trusted one. */
const STUDIO_PAGE = 'http://localhost/studio';

/** Bundles a program of the studio and opens it on an empty page. */
export async function openPage(program: URL): Promise<OpenPage> {
  const bundle = await build({
    entryPoints: [fileURLToPath(program)],
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
  page.on('pageerror', (error) => process.stderr.write(`studio: ${error.message}\n`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      process.stderr.write(`studio: ${message.text()}\n`);
  });
  await page.route(STUDIO_PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><title>Picture studio</title>',
    }),
  );
  await page.goto(STUDIO_PAGE);
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return { page, close: () => browser.close() };
}
