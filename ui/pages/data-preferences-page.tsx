import { DataPreferences } from '../shell/consent/data-preferences';
import { PageFrame } from '../stock/results/results.styles';
import { PREFERENCES_WORDS } from '../copy/consent-copy';
import { PageHead } from '../kit/page-head';

/** What a shopper has agreed to, to be changed at any time (ROUTE-51, FOOT-09). */
export const DataPreferencesPage = () => (
  <PageFrame>
    <PageHead
      title={PREFERENCES_WORDS.title}
      description={PREFERENCES_WORDS.description}
      canonical="/data-preferences/"
    />
    <h1>{PREFERENCES_WORDS.title}</h1>
    <DataPreferences />
  </PageFrame>
);
