import { PRODUCT_CHOICES } from '../../../copy/product-copy';
import {
  ANNUAL_MILEAGES,
  depositChoices,
  FINANCE_KEYS,
  termForProduct,
  termsOf,
  withChosen,
  DEFAULT_PRODUCT,
  productFromText,
  type FinanceProduct,
  type QuoteTerms,
} from '../../../../core/finance/public';
import type { Money } from '../../../../core/kernel/money';
import type { TermsChange } from '../../../../core/showroom/public';
import {
  depositWords,
  milesWords,
  monthsWords,
  PERSONALISE_LABELS,
  SELECT_HINT,
  UPDATE_FIGURES,
} from '../../../copy/personalise-copy';
import { SECTION_TITLES } from '../../../copy/vehicle-page-copy';
import { Button } from '../../../parts/button/button';
import { RadioGroup } from '../../../parts/radio-group/radio-group';
import { Select } from '../../../parts/select/select';
import { TermFields } from './personalise.styles';

interface PersonaliseFormProps {
  readonly address: string;
  readonly finalPrice: Money;
  readonly wanted: QuoteTerms;
  /** Of which product figures are shown. */
  readonly product: FinanceProduct;
  readonly onChange: (change: TermsChange) => void;
  readonly onProduct: (product: FinanceProduct) => void;
}

const choices = (values: readonly number[], words: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: words(value) }));

/** The toggle and the three dropdowns (FIN-17, FIN-18). Without script the vehicle's page answers it. */
export function PersonaliseForm({
  address,
  finalPrice,
  wanted,
  product,
  onChange,
  onProduct,
}: PersonaliseFormProps) {
  const months = termForProduct(product, wanted.months);
  return (
    <TermFields
      method="get"
      action={`${address}#finance-personalise`}
      aria-label={SECTION_TITLES.finance}
      data-replay-changes
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <RadioGroup
        legend={PERSONALISE_LABELS.product}
        look="segments"
        wide
        name={FINANCE_KEYS.product}
        value={product}
        choices={PRODUCT_CHOICES}
        onChange={(value) => {
          onProduct(productFromText(value) ?? DEFAULT_PRODUCT);
        }}
      />
      <Select
        label={PERSONALISE_LABELS.deposit}
        hint={SELECT_HINT}
        name={FINANCE_KEYS.deposit}
        value={String(wanted.deposit)}
        choices={choices(withChosen(depositChoices(finalPrice), wanted.deposit), depositWords)}
        onChange={(event) => {
          onChange({ deposit: Number(event.currentTarget.value) });
        }}
      />
      <Select
        label={PERSONALISE_LABELS.mileage}
        name={FINANCE_KEYS.mileage}
        value={String(wanted.mileage)}
        choices={choices(withChosen(ANNUAL_MILEAGES, wanted.mileage), milesWords)}
        onChange={(event) => {
          onChange({ mileage: Number(event.currentTarget.value) });
        }}
      />
      <Select
        label={PERSONALISE_LABELS.months}
        name={FINANCE_KEYS.months}
        value={String(months)}
        choices={choices(withChosen(termsOf(product), months), monthsWords)}
        onChange={(event) => {
          onChange({ months: Number(event.currentTarget.value) });
        }}
      />
      <noscript className="update">
        <Button type="submit" kind="quiet">
          {UPDATE_FIGURES}
        </Button>
      </noscript>
    </TermFields>
  );
}
