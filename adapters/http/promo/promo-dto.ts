import * as t from 'io-ts';
import { parsePromoRules, type Promo } from '../../../core/promo/public';
import { identifier, record } from '../lenient';

/** A promotion as it travels (PROMO-05): the rules are an editor's JSON text, broken or not (CX-4). */
export const PromoDto = t.strict({ name: identifier, contents: record }, 'Promotion');
export type PromoDto = t.TypeOf<typeof PromoDto>;

export const toPromo = (dto: PromoDto): Promo => ({
  name: dto.name,
  rules: parsePromoRules(dto.contents['rules']),
});
