import { PriceTag } from '../../ui/parts/price-tag';
export const tag = PriceTag;
