import { writeQueryString } from '../../kernel/query-string';
import type { Valuation } from '../model/valuation';

/** Where vehicles are valued (ROUTE-36). */
export const CAR_VALUE_PATH = '/car-value/';

/**
 * The page of one valuation (ROUTE-37): its address is the only key to it.
 * @param branch slug of the branch that was chosen, whose number and contact page it then leads to
 */
export const summaryPath = (hash: string, branch?: string): string =>
  `${CAR_VALUE_PATH}summary/${encodeURIComponent(hash)}/${branch === undefined ? '' : `?branch=${encodeURIComponent(branch)}`}`;

/** Where the same vehicle is valued again, with what is known of it filled in (VALA-07, VALA-08). */
export function valueAgainPath({
  vehicle: { vrm },
  mileage,
}: Pick<Valuation, 'vehicle' | 'mileage'>): string {
  const known = writeQueryString([
    ...(vrm === undefined ? [] : [['vrm', vrm] as const]),
    ...(mileage === undefined || mileage <= 0 ? [] : [['mileage', String(mileage)] as const]),
  ]);
  return known === '' ? CAR_VALUE_PATH : `${CAR_VALUE_PATH}?${known}`;
}
