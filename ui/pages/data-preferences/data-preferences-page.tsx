import { DataPreferences } from './data-preferences';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { PREFERENCES_WORDS } from '../../copy/consent-copy';
import { Heading } from '../../content/text-page.styles';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';

/** What a shopper has agreed to, to be changed at any time (ROUTE-51, FOOT-09). */
export const DataPreferencesPage = () => (
  <PageFrame>
    <PageHead
      title={PREFERENCES_WORDS.title}
      description={PREFERENCES_WORDS.description}
      canonical="/data-preferences/"
    />
    <Breadcrumbs
      crumbs={[
        { label: 'Home', href: '/' },
        { label: PREFERENCES_WORDS.title, href: '/data-preferences/' },
      ]}
    />
    <Heading>{PREFERENCES_WORDS.title}</Heading>
    <DataPreferences />
  </PageFrame>
);
