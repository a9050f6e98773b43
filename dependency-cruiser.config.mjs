/** A library, whether it was found in node_modules or (not installed) goes by its bare name. */
const library = (...names) => names.map((name) => `(^|node_modules/)${name}(/|$)`);

/** One border: a name, what is wrong and where the code belongs, and the arrow that may not be. */
const border = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const studio = '^adapters/sandbox/studio/';
const examples = '\\.examples\\.tsx$';
/** What every view stands on; it knows no room that is built upon it. */
const ground = '^ui/(theme|copy|parts|form|kit)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    border(
      'core-is-pure',
      'The core imports only itself, rxjs and fp-ts. What needs the network, storage, React or Node is a port here and an adapter over there.',
      { path: '^core/' },
      { pathNot: ['^core/', ...library('rxjs', 'fp-ts')] },
    ),
    border(
      'contexts-meet-at-public',
      'A context of the core knows another only by its public.ts (and everybody knows the kernel). List there what others need, or move the shared idea into core/kernel.',
      { path: '^core/([^/]+)/', pathNot: '^core/kernel/' },
      { path: '^core/', pathNot: ['^core/$1/', '^core/kernel/', '^core/[^/]+/public\\.ts$'] },
    ),
    border(
      'kernel-knows-no-context',
      'The kernel is what all contexts share, so it knows none of them. Move the idea that needs a context into that context.',
      { path: '^core/kernel/' },
      { path: '^core/', pathNot: '^core/kernel/' },
    ),
    border(
      'core-through-public',
      'Adapters, views and composition enter the core through a context’s public.ts and the kernel only. List what is needed in public.ts.',
      { path: '^(adapters|ui|composition)/' },
      { path: '^core/', pathNot: ['^core/kernel/', '^core/[^/]+/public\\.ts$'] },
    ),
    border(
      'audit-asks-only-the-core',
      'The audit puts its questions to the finance that is sold: the core’s kernel and core/finance/public.ts, and nothing beside it. Anything else would be a second opinion.',
      { path: '^audit/' },
      {
        path: '^(core|adapters|ui|composition|tests)/',
        pathNot: ['^core/kernel/', '^core/finance/public\\.ts$'],
      },
    ),
    border(
      'nobody-asks-the-audit',
      'The audit is a judge, no part of the site. Move what production needs into the core.',
      { path: '^(core|adapters|ui|composition)/' },
      { path: '^audit/' },
    ),
    border(
      'adapters-stand-alone',
      'An adapter implements a port and knows neither views nor wiring. Pass in what it needs from composition/.',
      { path: '^adapters/' },
      { path: '^(ui|composition)/' },
    ),
    border(
      'views-know-only-the-core',
      'A view knows the core and other views. What comes from an adapter or the container reaches it through the App object in context.',
      { path: '^ui/' },
      { path: '^(adapters|composition)/' },
    ),
    border(
      'views-run-in-a-browser',
      'A view runs in the browser too, where Node’s modules do not exist. Do this in an adapter or in composition/server.',
      { path: '^ui/' },
      { dependencyTypes: ['core'] },
    ),
    border(
      'the-ground-of-views',
      'Theme, copy, parts, form and kit are what every room of the views stands on, so they know none of them. Move the piece into the room that needs it, or pass it in.',
      { path: ground },
      // Sample data is the matter of another border.
      { path: '^ui/', pathNot: [ground, '^ui/workbench/'] },
    ),
    border(
      'parts-know-no-vehicle',
      'Theme and parts serve any site: they know the kernel, and no context of the core. Move a part that speaks of vehicles or prices of one context into ui/stock, ui/finance or its page.',
      { path: '^ui/(theme|parts)/' },
      { path: '^core/', pathNot: '^core/kernel/' },
    ),
    border(
      'rooms-below-the-frame',
      'What several pages share (stock, finance, content, reviews, enquiry, account, order), and the desk, knows neither the frame nor a page, and the frame knows no page. Pass in what is needed, or move what both need down.',
      { path: '^ui/(stock|finance|content|reviews|enquiry|account|order|desk|frame)/' },
      { path: '^ui/(frame|pages)/', pathNot: '^ui/$1/' },
    ),
    border(
      'pages-are-leaves',
      'A page is a room of its own: only itself, the route table and the composition know it. Move what two pages need into ui/stock, ui/finance, ui/content or ui/pages itself.',
      {
        path: ['^ui/pages/([^/]+)/', '^ui/'],
        pathNot: ['^ui/pages/(page-routes\\.tsx|gone-vehicle\\.ts)$', '^ui/workbench/'],
      },
      { path: '^ui/pages/[^/]+/', pathNot: '^ui/pages/$1/' },
    ),
    border(
      'workbench-shows-examples',
      'The workbench shows the examples that stand beside the views, and nothing else of a page or the frame. Write an example where the view is.',
      { path: '^ui/workbench/' },
      { path: '^ui/(pages|frame)/', pathNot: examples },
    ),
    border(
      'sample-data-for-examples-only',
      'The workbench and its sample data are for whoever builds the site: examples use them, and the route table opens them in development. Nothing that is sold may be made of them.',
      {
        path: '^(core|adapters|ui|composition)/',
        pathNot: [examples, '^ui/workbench/', '^ui/pages/page-routes\\.tsx$'],
      },
      { path: '^ui/workbench/' },
    ),
    border(
      'desk-for-the-sandbox-only',
      'The pages of the desk are for whoever runs the stand-in back end: the sandbox draws them, and no shopper’s browser is sent their code. Move what both need into ui/parts.',
      {
        path: '^(core|adapters|ui|composition)/',
        pathNot: ['^ui/desk/', '^composition/modules/sandbox[^/]*$'],
      },
      { path: '^ui/desk/' },
    ),
    border(
      'pages-of-the-showroom-apart',
      'Each page of the showroom stands by itself, on the gates of the other contexts. Move what two pages need into core/showroom/shared, which knows none of them.',
      { path: '^core/showroom/([^/]+)/' },
      {
        path: '^core/showroom/[^/]+/',
        pathNot: ['^core/showroom/$1/', '^core/showroom/shared/'],
      },
    ),
    border(
      'wiring-in-composition-only',
      'Only composition/ knows inversify. Take dependencies as arguments, and bind them in composition/modules.',
      { path: '^(core|adapters|ui)/' },
      { path: library('inversify', 'reflect-metadata') },
    ),
    border(
      'wire-shapes-in-adapters-only',
      'io-ts and axios stop at adapters/: decode there, and hand on words of the core.',
      { path: '^(core|ui|composition)/' },
      { path: library('io-ts', 'axios') },
    ),
    border(
      'no-cycles',
      'These files import one another in a circle. Find the third idea that both need and give it a file.',
      {},
      { circular: true },
    ),
    border(
      'production-never-imports-tests',
      'Production code does not know its tests. Move what is really needed out of tests/.',
      { path: '^(core|adapters|ui|composition)/' },
      { path: '^tests/' },
    ),
    border(
      'sandbox-stays-apart',
      'The sandbox stands in for the dealer group’s own systems: the other adapters reach it over HTTP only, as they would the real one.',
      { path: '^adapters/', pathNot: '^adapters/sandbox/' },
      { path: '^adapters/sandbox/' },
    ),
    border(
      'sandbox-from-server-and-command-line-only',
      'The sandbox is started by composition/server and composition/cli, through composition/modules/sandbox where they share it; nothing else in composition/ knows it.',
      {
        path: '^composition/',
        pathNot: ['^composition/(server|cli)/', '^composition/modules/sandbox[^/]*(/|$)'],
      },
      { path: '^adapters/sandbox/' },
    ),
    border(
      'no-sandbox-in-the-browser',
      'By some path the browser’s entry arrives at the sandbox, whose code would be sent to every shopper. Break the path where composition/web leaves what it needs.',
      { path: '^composition/web/' },
      { path: '^adapters/sandbox/', reachable: true },
    ),
    border(
      'studio-tools-in-the-studio-only',
      'three, esbuild and playwright make pictures, once, in adapters/sandbox/studio. The site only serves what they made.',
      { path: '^(core|adapters|ui|composition)/', pathNot: studio },
      { path: library('three', 'esbuild', 'playwright', 'playwright-core', '@playwright/test') },
    ),
    border(
      'studio-is-a-tool',
      'The studio makes pictures before the site is built. The running site reads its files by their place (adapters/sandbox/pictures) and never its code.',
      { path: '^(core|adapters|ui|composition|audit)/', pathNot: studio },
      { path: studio },
    ),
    border(
      'decimals-in-the-audit-only',
      'What is sold counts in whole pence (ADR 005). Numbers of fifty digits belong to the audit, which works every case out a second time with them.',
      { path: '^(core|adapters|ui|composition)/' },
      { path: library('decimal\\.js') },
    ),
    border(
      'laws-ask-where-it-is-heard',
      'A law asks the core it is handed, whose answers are worked out a second time; it takes no more than types and the count of years from the gate. List the function in audit/finance/recomputed/core-asked.ts.',
      { path: '^audit/finance/laws/laws-of-' },
      { path: '^core/finance/', dependencyTypesNot: ['type-only'] },
    ),
    border(
      'database-in-the-sandbox-only',
      'The site keeps no state: better-sqlite3 and sharp belong to the sandbox, behind its API.',
      { path: '^(core|adapters|ui|composition)/', pathNot: '^adapters/sandbox/' },
      { path: library('better-sqlite3', 'sharp') },
    ),
    border(
      'web-server-at-the-edge-only',
      'fastify is known to the sandbox’s API and to composition/server only: elsewhere take and give plain values.',
      {
        path: '^(core|adapters|ui|composition)/',
        pathNot: ['^adapters/sandbox/api/', '^composition/server/'],
      },
      { path: library('fastify', '@fastify/[^/]+') },
    ),
  ],
  options: {
    // Without this an arrow that carries types only would not be seen.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
