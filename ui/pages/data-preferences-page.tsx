import { PageHead } from '../kit/page-head';

/** What a shopper has agreed to, to be changed at any time. */
export const DataPreferencesPage = () => (
  <>
    <PageHead title="Data preferences" description="Choose what we may keep and count" />
    <h1>Data preferences</h1>
  </>
);
