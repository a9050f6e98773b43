import { PageHead } from '../kit/page-head';
export { shortlistLoader } from './shortlist-loader';

/** Saved vehicles. */
export const ShortlistPage = () => (
  <>
    <PageHead title="Saved vehicles" description="Saved vehicles" />
    <h1>Saved vehicles</h1>
  </>
);
