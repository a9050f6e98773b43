import type { Examples } from '../../../parts/examples';
import { SiteBanner, StartSearch, WhyBuyList } from './content-blocks';

const page = (slug: string, html: string) => ({ slug: 'vehicle-detail', fields: [{ slug, html }] });

export const contentBlocksExamples: Examples = {
  Banner: (
    <SiteBanner
      content={page(
        'banner',
        '<p>Open every day of the <a href="/contact/">Christmas week</a>.</p>',
      )}
    />
  ),
  'Why buy': (
    <WhyBuyList
      example="#finance-personalise"
      content={page(
        'why-buy',
        '<h2>Why buy from us</h2><ul><li>Finance from 13.6% APR representative</li><li>Every vehicle checked before you see it</li><li>One price, the same at every branch</li><li>14 days to change your mind</li></ul>',
      )}
    />
  ),
  'Start a search': (
    <StartSearch
      content={page(
        'start-search',
        '<h2>Not quite the one?</h2><p><a href="/used/cars/search/">Start a new search</a> in all our cars and vans.</p>',
      )}
    />
  ),
};
