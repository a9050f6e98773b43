import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as STORAGE_NAMES from '../../adapters/storage/storage-names';
import { OFFLINE_PATH } from '../../core/navigation/public';

/** What lets the site be installed and read without a connection, as the build has left it. */
export interface InstallFiles {
  /** The text of the service worker, with the facts of the build in front. */
  readonly worker: string;
  /** Address of the offline page's script. */
  readonly offlineScript: string;
}

type Manifest = Readonly<Record<string, { readonly file: string }>>;

const readManifest = (clientFolder: string, name: string): Manifest =>
  JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as Manifest;

/** Reads what the build wrote down, once, at the start. */
export function installFiles(clientFolder: string): InstallFiles {
  const late = readManifest(clientFolder, 'offline-manifest.json');
  const site = readManifest(clientFolder, 'manifest.json');
  const fileOf = (source: string): string => {
    const file = late[source]?.file;
    if (file === undefined) throw new Error(`The browser build holds no ${source}`);
    return file;
  };
  const code = readFileSync(
    join(clientFolder, fileOf('composition/web/service-worker.ts')),
    'utf8',
  );
  const offlineScript = `/${fileOf('composition/web/offline-page.ts')}`;
  const fonts = Object.values(site)
    .map(({ file }) => `/${file}`)
    .filter((file) => file.includes('figtree-latin-wght-normal') && file.endsWith('.woff2'));
  const version = createHash('sha256')
    .update(code)
    .update(
      Object.values(site)
        .map(({ file }) => file)
        .join(),
    )
    .digest('hex')
    .slice(0, 12);
  const facts = {
    version,
    offlinePath: OFFLINE_PATH,
    siteFiles: STORAGE_NAMES.siteFiles,
    pictures: STORAGE_NAMES.snapshotPictures,
    files: [OFFLINE_PATH, offlineScript, '/favicon.svg', ...new Set(fonts)],
  };
  return { worker: `self.forecourtBuild=${JSON.stringify(facts)};${code}`, offlineScript };
}

/** Takes the place of a service worker that must go: forgets what it kept, and itself (the kill switch). */
export const FAREWELL_WORKER =
  `self.addEventListener('install',()=>self.skipWaiting());` +
  `self.addEventListener('activate',(event)=>event.waitUntil(caches.keys()` +
  `.then((names)=>Promise.all(names.filter((name)=>name.startsWith('${STORAGE_NAMES.siteFiles}')).map((name)=>caches.delete(name))))` +
  `.then(()=>self.registration.unregister())));`;
