import { map } from 'rxjs';
import type { Option } from 'fp-ts/Option';
export const priceOf = map((price: Option<number>) => price);
