import type { BudgetRange } from '../model/page-section';

/** What the shared filters hold of chosen ranges: comma lists, paired by place (PAGE-33, CG-058). */
export interface BudgetLists {
  readonly min_price?: string;
  readonly max_price?: string;
}

type Ends = Pick<BudgetRange, 'least' | 'most'>;

const numbersIn = (list: string | undefined): readonly number[] =>
  (list ?? '').split(',').flatMap((entry) => (/^\d+$/.test(entry) ? [Number(entry)] : []));

/** The ranges of two lists; an end without another is none. */
const rangesIn = ({ min_price, max_price }: BudgetLists): readonly Ends[] => {
  const most = numbersIn(max_price);
  return numbersIn(min_price).flatMap((least, place) => {
    const end = most[place];
    return end === undefined ? [] : [{ least, most: end }];
  });
};

const isSame = (one: Ends, other: Ends): boolean =>
  one.least === other.least && one.most === other.most;

/** Whether a range is among those chosen. */
export const isChosenBudget = (lists: BudgetLists, range: Ends): boolean =>
  rangesIn(lists).some((chosen) => isSame(chosen, range));

/** Adds a range to both lists; choosing it again takes it out (PAGE-34). */
export function toggleBudget(lists: BudgetLists, range: Ends): BudgetLists {
  const chosen = rangesIn(lists);
  const others = chosen.filter((one) => !isSame(one, range));
  const ranges = others.length < chosen.length ? others : [...chosen, range];
  if (ranges.length === 0) return {};
  return {
    min_price: ranges.map(({ least }) => String(least)).join(','),
    max_price: ranges.map(({ most }) => String(most)).join(','),
  };
}
