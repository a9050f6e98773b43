import { inPounds, nothing } from '../../kernel/money';
import type { FilterOption } from './filter-options';
import { NO_ROAD_TAX, taxRateValue } from '../query/filter-values';

/**
 * The Tax Rate box: £0 with value `nil` always first, then what the server offers (FILTER-12). The
 * server's own £0, in either spelling, gives its count to the fixed one. A label that is a bare
 * number is the view's to dress.
 */
export function taxOptions(offered: readonly FilterOption[]): readonly FilterOption[] {
  const isFree = ({ value }: FilterOption): boolean => taxRateValue(value) === NO_ROAD_TAX;
  const count = offered.filter(isFree).reduce((sum, option) => sum + option.count, 0);
  return [
    { value: NO_ROAD_TAX, label: inPounds(nothing), count },
    ...offered.filter((option) => !isFree(option)),
  ];
}
