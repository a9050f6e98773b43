import { inPounds, pounds } from '../../../../core/kernel/money';
import {
  HERO_TOTAL_OPTIONS,
  optionInAddress,
  searchPath,
  type FilterOption,
} from '../../../../core/search/public';
import { makeName } from '../../../../core/stock/public';
import { BLOG_WORDS } from '../../../copy/blog/blog-copy';
import { Sheet } from '../../../content/text-page.styles';
import { Button } from '../../../parts/button/button';
import { Select } from '../../../parts/select/select';
import { StockForm } from './article.styles';

/** A search of the stock beside a template's article (BLOG-10): a plain form, which needs no script. */
export const StockSearch = ({ makes }: { readonly makes: readonly FilterOption[] }) => (
  <Sheet aria-labelledby="search-stock">
    <h2 id="search-stock">{BLOG_WORDS.searchStock}</h2>
    <p>{BLOG_WORDS.searchStockLead}</p>
    <StockForm method="get" action={searchPath('cars')} data-by-itself="">
      {makes.length > 0 && (
        <Select
          label={BLOG_WORDS.make}
          name="make"
          defaultValue=""
          choices={[
            { value: '', label: BLOG_WORDS.anyMake },
            ...makes.map((make) => ({
              value: optionInAddress(make),
              label: makeName(make.label),
            })),
          ]}
        />
      )}
      <Select
        label={BLOG_WORDS.mostPrice}
        name="max_price"
        defaultValue=""
        choices={[
          { value: '', label: BLOG_WORDS.anyPrice },
          ...HERO_TOTAL_OPTIONS.map((amount) => ({
            value: String(amount),
            label: inPounds(pounds(amount)),
          })),
        ]}
      />
      <Button type="submit" wide>
        {BLOG_WORDS.searchStock}
      </Button>
    </StockForm>
  </Sheet>
);
