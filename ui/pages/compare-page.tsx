import { PageHead } from '../kit/page-head';
export { compareLoader } from './compare-loader';

/** Compare vehicles. */
export const ComparePage = () => (
  <>
    <PageHead title="Compare vehicles" description="Compare vehicles" />
    <h1>Compare vehicles</h1>
  </>
);
