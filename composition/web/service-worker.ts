/**
 * The service worker: pages come from the network, and from it alone, so that no price is older
 * than it looks; without a connection the offline page comes in their place. Files with a hash in
 * their name are kept. Calls to the back end are left alone. It imports nothing: it is one file.
 *
 * The server sends the facts of the build in front of this text (`install-routes.ts`).
 */
interface BuildFacts {
  readonly version: string;
  /** Where the offline page is. */
  readonly offlinePath: string;
  /** What it is made of. */
  readonly files: readonly string[];
  /** What the names of the site's caches begin with. */
  readonly siteFiles: string;
  /** The cache of pictures. */
  readonly pictures: string;
}

interface LifeEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** The part of a worker's global that is used; the checker only knows that of a window. */
interface WorkerGlobal {
  readonly forecourtBuild: BuildFacts;
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (kind: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
    (kind: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

const worker = self as unknown as WorkerGlobal;
const { version, offlinePath, files, siteFiles, pictures } = worker.forecourtBuild;
const CACHE = siteFiles + version;
/** What is ours and not of an old build; the pictures are looked after by whoever keeps them. */
const isOld = (name: string): boolean =>
  name.startsWith(siteFiles) && name !== CACHE && name !== pictures;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
}

/** A page, from the network; the offline page if it cannot be reached. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlinePath)) ?? Response.error();
  }
}

/** A file whose name changes with its content. A page in its place is a server that has lost it (BT-1). */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  const isFile = answer.status === 200 && !/html/.test(answer.headers.get('content-type') ?? '');
  if (isFile) {
    const copy = answer.clone();
    // A full disk keeps nothing; the file itself has come.
    void caches
      .open(CACHE)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.destination === 'image' && !navigator.onLine) {
    event.respondWith(caches.match(request).then((kept) => kept ?? Response.error()));
  }
});
