import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Our own modules that the search page and most others start with. */
const SHARED = new RegExp(
  [
    // What sends a list, tells how a price has changed or what follows from a change comes with the panels.
    'core/(kernel/(?!ring-move|form/|person/|registration|mileage|written-day|tidy-text|slug-of|british-time|campaign-keys|announcements|is-recent)|promo/|shortlist/(?!rules/(shared-shortlist|price-since|names-of|events-of-change|runs-of-changes)|streams/(saved-prices|consequences-of-changes)))',
    'core/finance/rules/(card-quote|cheapest-quote|deposit-type|finance-default|payments-count|quote-to-show|term-for-product|terms-from-address)',
    // What the home page, a vehicle's, the calculator, typed words and help with few results need comes with them.
    'core/search/(?!alike/|hero/|links/|monthly/(calculator-query|monthly-range)|query/without-each|words/)',
    'core/stock/(card/|price/price-facts|facts/(availability|classified|make-name|vehicle-links))',
    // A part that comes when it is wanted is no matter of most pages.
    'ui/(kit/(?!take-over|wanted-part|when-near|share-address|late-view|structured-part|stock-vocabulary|use-announcements|keep-typed|own-car-mark)|theme/)',
    'ui/parts/(put-back-when-scrolled|field/|badge|breadcrumbs|button|checkbox-row|dialog|icon(?!/icon-sheet)|notice|page-frame|pagination|picture|price|radio-group|select|site-link|toast|visually-hidden|rich-text|photo-strip|skeleton)',
    'ui/copy/(search|vehicle|failure)-copy',
    'ui/(stock/vehicle-card|pages/results/list/results.styles)',
    'ui/finance/representative-example/representative-example',
    'node_modules/(fp-ts|lucide-react/dist/esm/createLucideIcon)',
  ].join('|'),
);

/**
 * What several later parts use, by what travels together. Left alone each set of parts that shares
 * something gets a file of its own, some forty of less than a kilobyte, and a phone waits for each.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  // Small drawings.
  icons:
    /node_modules\/lucide-react\/dist\/esm\/icons\/|\/ui\/parts\/number-plate\/(glyphs|plate-letters|number-plate\.tsx)/,
  // With the calls, and with the pages that read a vehicle in full.
  models:
    /\/core\/(stock\/(model|price\/price-labels|facts\/equipment-groups)|search\/hero\/hero-(target|options)|finance\/rules\/calculator-terms)/,
  // Parts of a vehicle's page that other pages have too, and come with it.
  wanted: /\/ui\/(kit\/(wanted|structured)-part|parts\/help-tip)/,
  // What forms are, for those who read or lead to one without being one.
  enquiries:
    /\/core\/(enquiry\/(model|rules\/enquiry-kinds)|kernel\/slug-of)|\/ui\/pages\/vehicle-named/,
  parts:
    /\/(ui\/(parts\/(surface|step-list)\/|kit\/share-address|copy\/(forms\/enquiry-copy|day-words))|core\/stock\/facts\/directions-address)/,
  // When branches are open: their own pages, and every form to one; whether one is now, receipts too. With them
  // what reads postcodes and registrations.
  branches:
    /\/(core\/(branch\/(load-branches|rules\/(branch-list|branch-openings|holidays-of|hours-on|week-rows))|kernel\/(british-time|form\/field|person\/postcode|registration\.|tidy-text)|navigation\/rules\/page-failure)|ui\/(copy\/(hours|day)-copy|form\/late-form-memory|enquiry\/about-vehicle\.styles))/,
  opening: /\/(core\/(branch\/rules\/(opening-at|london-time|day-number))|ui\/copy\/opening-copy)/,
  // The box for a registration, which stands on pages that have no other form.
  registration:
    /\/ui\/(form\/registration\/registration(-field\.tsx|-hint-part|\.styles)|kit\/late-view)/,
  // Every form to a dealership, on a page, in a window, in a branch's page.
  forms: new RegExp(
    [
      'core/(enquiry/(journey/enquiry|rules/(?!sticky-bar|flasher-phase|calendar-file|modal-in-address|enquiry-kinds|form-steps|answer-in-words))|kernel/(form/(?!field|step-moves)|person/(?!postcode|outcode)))',
      'ui/(form/(?!late-form-memory|registration/|day-suggestions\\.tsx|steps/|damage/)|enquiry/(dealer-form|form-start|form-title|receipt-part|enquiry-answer-part)|copy/forms/(form-copy|appointment-copy|step-copy))',
    ].join('|'),
  ),
  // A vehicle's page, its sheets and its forms.
  vehicle: new RegExp(
    [
      'core/showroom/(vehicle/(ask-vehicle|vehicle-page-state)|shared/page-terms)',
      'core/stock/(facts/(technical-figures|vehicle-fact|running-costs|service-book|description-paragraphs|optional-extras|overview-items|mot-facts)|details/(check-columns|section-model))',
      'core/search/(alike|links/branch-stock)',
      'core/finance/rules/(personalise-terms|affordable-deposit)',
      'ui/(copy/(details|vehicle-page|alike)-copy|stock/share-button)',
    ].join('|'),
  ),
  // What a valuation is, for whoever shows one or puts it against a price.
  valuation:
    /\/core\/valuation\/(model|rules\/(valuation-paths|validity|service-history|read-settlement|own-car))/,
  // The journey to one: its page, in both readings.
  journey:
    /\/(core\/valuation\/(streams\/(valuation-view|journey-call|look-up-vehicle|value-vehicle)|journey\/(journey\.|checks-a|owner-fields)|rules\/(journey-presets|first-registered|field-checks|check-owner|branch-of-journey|full-name|titles))|ui\/(pages\/valuation\/(use-journey|journey-facts|reading-a\/(screen-parts\.styles|screen-title|opt-ins))|copy\/valuation\/journey-a-copy))/,
  // The shopper's lists and the question of consent.
  lists:
    /\/(core\/(tracking\/model\/consent|showroom\/(lists|shared\/(prices-of-saved|ask-by-name))|shortlist)|ui\/(copy\/(consent|shortlist)-copy|kit\/use-announcements|frame\/(header-panel|list-messages)|stock\/thumbnail-card))/,
  // Pages of text.
  texts:
    /\/(ui\/(content\/text-page\.styles|pages\/not-found)|core\/content\/rules\/clean-html-text)/,
  // Lists of articles, and each.
  blog: /\/(ui\/(pages\/blog\/parts|copy\/blog)|core\/content\/(model\/article-query|rules\/(article-address|highlighted)))/,
};

/** The router in its production form: by its own table of exports a bundler gets the one with all its warnings. */
const productionRouter = (file: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

/**
 * Vite asks for the parts of a script through a helper that fetches their styles and their own parts
 * first. A build has neither to fetch so: what is left of the helper is the call.
 */
const plainImports: Plugin = {
  name: 'forecourt:plain-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** `vite build` makes the browser's files, `vite build --ssr` the server's renderer. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), plainImports],
  // Every styled part is named by its file, not by the order in which modules happen to load: the
  // server, the browser and the development server give it the same class (ADR 017).
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: command === 'serve',
        minify: command === 'build',
        pure: true,
      },
    },
  },
  publicDir: 'ui/public',
  // rxjs in modern syntax: without helpers for browsers that are no longer about.
  ...(!isSsrBuild && {
    resolve: {
      conditions: ['es2015', 'module', 'browser', 'development|production'],
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: productionRouter('index') },
              { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
            ]
          : [],
    },
  }),
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
  ssr: {
    // Everything in one file, each library in its production form; the built renderer then starts and runs quickest.
    noExternal: isSsrBuild ? true : ['styled-components', /^fp-ts/],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // The helper and its lists of files weigh a kilobyte; pages are fetched ahead by their links.
        modulePreload: false,
        rolldownOptions: {
          input: 'composition/web/start.tsx',
          // A name of the browser's storage goes where it is used, and not with all the others to every page.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // What every page starts with, in one file: it compresses better together, and keeps
            // its address while only our own code changes.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|rxjs)\/(?!.*pairwise)/,
                },
                // What most pages share, in one file too: two dozen small ones weigh a tenth more.
                { name: 'shared', test: SHARED },
                { name: 'first', tags: ['$initial'] },
                ...Object.entries(TOGETHER).map(([name, test]) => ({
                  name,
                  test,
                  minShareCount: 2,
                })),
              ],
            },
          },
        },
      },
}));
