interface WirePromotion {
  readonly name: string;
  readonly contents: { readonly rules: string };
}

const promotion = (
  name: string,
  rules: Readonly<Record<string, readonly string[]>>,
): WirePromotion => ({
  name,
  contents: { rules: JSON.stringify(rules) },
});

/** The badges on vehicles; their rules are JSON text, as an editor leaves them (PROMO-05). */
export const PROMOTIONS: readonly WirePromotion[] = [
  promotion('Electric week', { fuel_type: ['electric'] }),
  promotion('Ford service plan included', { make: ['ford'] }),
  promotion('Bolton open day', { location_id: ['1'] }),
  promotion('Ready for work', { body_type: ['panel van', 'crew van', 'pickup'] }),
];
