import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Our own modules that the search page and most others start with. */
const SHARED = new RegExp(
  [
    // What sends a list, tells how a price has changed or what follows from a change comes with the panels.
    'core/(kernel/(?!ring-move|assert-never|form/|person/|registration|mileage|written-day|tidy-text|slug-of|british-time|campaign-keys|announcements|is-recent|without-absent)|promo/|shortlist/(?!rules/(shared-shortlist|price-since|names-of|events-of-change|runs-of-changes)|streams/(saved-prices|consequences-of-changes)))',
    'core/finance/rules/(card-quote|cheapest-quote|deposit-type|finance-default|payments-count|quote-to-show|term-for-product|terms-from-address)',
    // What the home page, a vehicle's, the calculator, typed words and help with few results need comes with them.
    'core/search/(?!alike/|hero/|links/|monthly/(calculator-query|monthly-range)|query/without-each|words/)',
    'core/stock/(card/|price/price-facts|facts/(availability|classified|make-name|vehicle-links))',
    // A part that comes when it is wanted is no matter of most pages.
    'ui/(kit/(?!take-over|wanted-part|when-near|share-address|late-view|structured-part|stock-vocabulary|use-announcements|keep-typed|own-car-mark|first-sign|use-watch)|theme/)',
    'ui/parts/(put-back-when-scrolled|field/(?!text-area)|badge|breadcrumbs|button|checkbox-row|dialog|icon(?!/icon-sheet|-button/icon-link)|notice|page-frame|pagination|picture|price|radio-group|select|site-link|toast|visually-hidden|rich-text|photo-strip|skeleton)',
    'ui/copy/(search|vehicle|failure)-copy',
    'ui/(stock/vehicle-card/(?!compact-card)|pages/results/list/results.styles)',
    'ui/finance/representative-example/(representative-example|example-line)',
    'ui/copy/example-line-copy',
    'core/showroom/results/example-vehicle',
    'node_modules/(fp-ts|lucide-react/dist/esm/createLucideIcon)',
  ].join('|'),
);

/**
 * What several later parts use, by what travels together. Left alone each set of parts that shares
 * something gets a file of its own, some forty of less than a kilobyte, and a phone waits for each.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  // Small drawings, and what the home page, the calculator and a vehicle's page read a vehicle with.
  often: new RegExp(
    [
      'node_modules/lucide-react/dist/esm/icons/',
      'ui/parts/number-plate/(glyphs|plate-letters|number-plate\\.tsx)',
      'core/(stock/(model|price/price-labels|facts/equipment-groups)|search/hero/hero-(target|options)|finance/rules/calculator-terms)',
    ].join('|'),
  ),
  // A plan and its figures, as far as an example and the calculator tell them.
  plan: /\/(core\/finance\/(rules\/(calculator-figures|example-without-quote)|arithmetic\/(annuity|rates|nearest-penny|whole-pence|plan-finance))|ui\/finance\/representative-example\/example-without-quote)/,
  // Parts of a vehicle's page that pages of branches, of articles and of texts have too.
  wanted:
    /\/(ui\/(kit\/(wanted|structured)-part|parts\/help-tip|reviews\/(customer-reviews\.styles|stars|review-box)|copy\/review-copy)|core\/content\/rules\/shown-reviews)/,
  // The figures of a plan, drawn and in rows.
  figures:
    /\/(core\/finance\/rules\/(figures-of-plan|solved-apr)|ui\/(finance\/(money-charts|how-it-adds-up)|parts\/disclosure-row))/,
  // What forms are, for those who read or lead to one without being one.
  enquiries:
    /\/core\/(enquiry\/(model|rules\/enquiry-kinds)|kernel\/slug-of)|\/ui\/copy\/forms\/enquiry-copy/,
  parts:
    /\/(ui\/(parts\/surface\/|kit\/share-address|copy\/day-words|pages\/vehicle-named)|core\/(stock\/facts\/directions-address|content\/rules\/branch-(contact-path|place)))/,
  // What reads postcodes and registrations, and the days that a form speaks of.
  typed:
    /\/(core\/(kernel\/(british-time|form\/field|person\/postcode|registration\.|tidy-text)|navigation\/rules\/page-failure)|ui\/(copy\/day-copy|form\/late-form-memory))/,
  // When branches are open: their own pages, and every form to one.
  hours:
    /\/(core\/branch\/rules\/(hours-on|week-rows|holidays-of|showroom-hours)|ui\/copy\/hours-copy)/,
  // What a shopper is told of a form that has been sent.
  answered: /\/ui\/(copy\/forms\/enquiry-answer-copy|enquiry\/enquiry-answer\.styles)/,
  // Stands in forms, in receipts and in pages of texts, which have nothing else in common.
  steps: /\/ui\/parts\/step-list\//,
  // What is to be kept of a reservation or an order.
  kept: /\/ui\/enquiry\/(kept-facts|calendar-link)/,
  // Whether one is now: their own pages, receipts, and what a form to one begins with.
  opening:
    /\/(core\/branch\/(load-branches|rules\/(branch-list|branch-openings|opening-at|london-time|day-number))|ui\/copy\/opening-copy)/,
  // Views that come late, and the box for a registration, which stands on pages that have no other form.
  registration:
    /\/ui\/(form\/registration\/registration(-field\.tsx|-hint-part|\.styles)|kit\/late-view|enquiry\/about-vehicle-part)/,
  // What a field is, what can be wrong with it, and how that is said: every form, of whatever kind.
  fields:
    /\/(core\/(enquiry\/(model\/form-definition|rules\/(british-now|check-field|tidy-value|ticked-options|date-limits|field-meaning))|kernel\/(person\/(?!outcode)|mileage|written-day))|ui\/(form\/(form\.styles|error-summary|text-pairs)|copy\/forms\/(form|step)-copy))/,
  // Every form to a dealership, on a page, in a window, in a branch's page.
  forms: new RegExp(
    [
      'core/(enquiry/(journey/enquiry|rules/(?!sticky-bar|flasher-phase|calendar-file|modal-in-address|enquiry-kinds|form-steps|answer-in-words|dealership-options))|kernel/(form/(?!field|step-moves)|person/(?!postcode|outcode)))',
      'ui/(parts/field/text-area|form/(?!late-form-memory|own-vehicle/own-vehicle.styles|registration/|day-suggestions\\.tsx|steps/|damage/)|enquiry/(dealer-form|form-start|form-title|receipt-part|enquiry-answer-part|about-vehicle.styles|branch-numbers-part)|copy/forms/(form-copy|appointment-copy|step-copy))',
    ].join('|'),
  ),
  // How a reservation stands, for its outcome and for whoever comes back to the form.
  standing:
    /\/(core\/reservation\/(?!journey\/reserving-desk|rules\/(reservation-form|first-visit))|ui\/(copy\/reservation\/reserve-page-copy|enquiry\/reserve\/(hold-clock|use-standing|reserve\.styles|reservation-draft|vehicle-part|not-reservable-part)))/,
  // Reserving a vehicle, on its page and in a window.
  reserving:
    /\/(core\/reservation\/|ui\/(copy\/reservation\/reserv|enquiry\/reserve\/(reserve-|fee-terms)|pages\/reserve\/form-with-news))/,
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
  // The journey to a valuation: its page, as far as the first screen of it goes.
  journey:
    /\/(core\/valuation\/(streams\/(valuation-view|late-journey-call)|journey\/(journey|journey-a|checks-a|owner-fields)\.|rules\/(journey-presets|first-registered|field-checks|branch-of-journey|full-name|titles))|ui\/(pages\/valuation\/(journey\/(use-journey|journey-facts|journey-form|journey-on-page|memory-of-page|posted-names|screen-title)|reading-a\/journey-fields|reading-b\/reading-b-part)|copy\/valuation\/journey-(a|faults)-copy))/,
  // An order's page, whatever part of it is shown.
  order:
    /\/(core\/order\/(model\/|rules\/(order-tasks|papers-to-bring|deposit-of))|ui\/(order\/(order-names|cancel-order)|account\/use-sending|copy\/order|pages\/order\/((order|tasks)\.styles|task-tone|order-parts|section-outline)))/,
  // What is to be paid for an order, and how it ended.
  agreed:
    /\/ui\/pages\/order\/(money-rows|finance-shown|placed\/(deposit-box\.styles|ended-notice))/,
  // The shopper's lists.
  lists:
    /\/(core\/(showroom\/(lists|shared\/(prices-of-saved|ask-by-name))|shortlist)|ui\/(copy\/shortlist-copy|frame\/(header-panel|list-messages)|stock\/thumbnail-card))/,
  // Last, or they would take with them what the others share.
  // Pages of text.
  texts:
    /\/(ui\/(content\/text-page\.styles|pages\/not-found)|core\/content\/rules\/clean-html-text)/,
  // Lists of articles, and each.
  blog: /\/(ui\/(pages\/blog\/parts|copy\/blog)|core\/content\/(model\/article-query|rules\/(article-address|highlighted)))/,
  // How the sections of editors' pages look, and their words: those that come late have them too.
  written:
    /\/(core\/content\/model\/package-part|ui\/(content\/sections\/section\.styles|copy\/content\/page-copy))/,
};

/** What comes by itself once a page stands, in one file: a phone waits for each of seven as long as for one. */
const LATE =
  /\/(ui\/(frame\/(late|consent|offline-bar|loading-bar|route-change)\/|frame\/own-car\/own-car-when-held|frame\/header\/(account-label|live-header|open-flyouts|show-count|search-when-typed)|copy\/(consent|shell)-copy|kit\/(use-announcements|first-sign|keep-typed|own-car-mark))|core\/(tracking\/(model\/consent|streams\/(page-reports|consented-tracker)|rules\/cars-search)|navigation\/(rules\/prefetch-allowed|streams\/loading-bar-of-routes))|adapters\/storage\/(tracking-keys|local-storage-consent|local-storage-counted-conversions|session-of-browser)|composition\/web\/(after-start|prefetch|visit-answers|session-of-visit))/;

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
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|rxjs)\/(?!.*pairwise)/,
                },
                // What most pages share, in one file too: two dozen small ones weigh a tenth more.
                { name: 'shared', test: SHARED },
                { name: 'first', tags: ['$initial'] },
                { name: 'late', test: LATE },
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
