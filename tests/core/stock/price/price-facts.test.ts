import { describe, expect, it } from 'vitest';
import { nothing, pounds } from '../../../../core/kernel/money';
import { isDiscounted } from '../../../../core/stock/price/price-facts';
import { priceFacts, type VehiclePrice } from '../../../../core/stock/public';
import { aPrice, aVan } from '../../../support/mothers/vehicle';

/** A price without the parts named. */
function lacking(...keys: readonly (keyof VehiclePrice)[]): VehiclePrice {
  const entries = Object.entries(aPrice()).filter(([key]) => !keys.some((lack) => lack === key));
  return { adminFee: nothing, ...Object.fromEntries(entries) };
}

describe('a price', () => {
  it('strikes the old one through when it was higher [WE-055] [CARD-13]', () => {
    expect(priceFacts(aPrice({ advertised: pounds(15_995), final: pounds(14_995) }))).toMatchObject(
      { price: pounds(14_995), before: pounds(15_995), saving: pounds(1000) },
    );
  });

  it('strikes nothing through when it has not fallen [WE-055] [CARD-13]', () => {
    const same = priceFacts(aPrice({ advertised: pounds(14_995), final: pounds(14_995) }));
    const risen = priceFacts(aPrice({ advertised: pounds(14_000), final: pounds(14_995) }));
    expect(same).not.toHaveProperty('before');
    expect(risen).not.toHaveProperty('before');
    expect(risen).toMatchObject({ price: pounds(14_995) });
  });

  it('is the advertised one when there is no other', () => {
    expect(priceFacts(lacking('final'))).toMatchObject({ kind: 'priced', price: pounds(9995) });
    expect(priceFacts(lacking('advertised'))).toMatchObject({ price: pounds(9495) });
  });

  it('is no price when the feed has none, or £0, and never £0 [MF-1]', () => {
    expect(priceFacts(lacking('final', 'advertised'))).toEqual({
      kind: 'no-price',
      adminFee: { fee: pounds(150) },
    });
    expect(priceFacts(aPrice({ advertised: nothing, final: nothing })).kind).toBe('no-price');
    expect(priceFacts(aPrice({ advertised: nothing, final: pounds(5000) }))).toMatchObject({
      kind: 'priced',
      price: pounds(5000),
    });
  });
});

describe('the admin fee line', () => {
  it('carries the fee and what it comes to with it [WE-056] [CARD-16]', () => {
    const price = aPrice({ advertised: pounds(8995), final: pounds(8995) });
    expect(priceFacts(price)).toMatchObject({
      adminFee: { fee: pounds(150), total: pounds(9145) },
    });
    expect(priceFacts({ ...price, adminFee: pounds(95) })).toMatchObject({
      adminFee: { fee: pounds(95), total: pounds(9090) },
    });
  });

  it('is not there when the fee is nothing [WE-056] [CARD-28] [MF-3]', () => {
    expect(priceFacts(aPrice({ adminFee: nothing }))).not.toHaveProperty('adminFee');
    expect(priceFacts(aPrice({ adminFee: pounds(-5) }))).not.toHaveProperty('adminFee');
  });

  it('is in the headline where the house sets it so, and only there', () => {
    expect(priceFacts(aPrice())).toMatchObject({ headline: pounds(9495) });
    expect(priceFacts(aPrice(), 'all-in')).toMatchObject({
      headline: pounds(9645),
      price: pounds(9495),
    });
    expect(priceFacts(aPrice({ adminFee: nothing }), 'all-in')).toMatchObject({
      headline: pounds(9495),
    });
  });
});

describe('a price without VAT', () => {
  it('stands beside the full one for a commercial vehicle [CARD-14] [MF-3]', () => {
    expect(priceFacts(aVan().price)).toMatchObject({
      price: pounds(12_000),
      excludingVat: pounds(10_000),
    });
  });

  it('is not made up when the feed has none [MF-3]', () => {
    const { excludingVat, ...price } = aVan().price;
    expect(excludingVat).toBe(pounds(10_000));
    expect(priceFacts(price)).not.toHaveProperty('excludingVat');
    expect(priceFacts({ ...price, excludingVat: nothing })).not.toHaveProperty('excludingVat');
  });

  it('is not shown for a vehicle of another scheme, or of none [CARD-14] [MF-3]', () => {
    const price = aPrice({ excludingVat: pounds(7912) });
    expect(priceFacts(price)).not.toHaveProperty('excludingVat');
    expect(priceFacts({ ...lacking('vatScheme'), excludingVat: pounds(7912) })).not.toHaveProperty(
      'excludingVat',
    );
  });
});

describe('the discounted flag', () => {
  const price = (discount: number): VehiclePrice =>
    aPrice({ advertised: pounds(10_000), discount: pounds(discount) });

  it('is set for a discount price above nothing and below the price [WE-054] [CARD-27]', () => {
    expect(isDiscounted(price(9500))).toBe(true);
    expect(isDiscounted(price(0))).toBe(false);
    expect(isDiscounted(price(10_000))).toBe(false);
    expect(isDiscounted(aPrice())).toBe(false);
  });

  it('is not set for commercial vehicles or without a scheme [WE-054] [CARD-27]', () => {
    expect(isDiscounted({ ...price(9500), vatScheme: 'commercial' })).toBe(false);
    expect(
      isDiscounted({
        advertised: pounds(10_000),
        discount: pounds(9500),
        adminFee: nothing,
      }),
    ).toBe(false);
  });

  it('has nothing to do with the price struck through [CG-072]', () => {
    expect(priceFacts({ ...price(9500), final: pounds(10_000) })).toMatchObject({
      isDiscounted: true,
    });
    expect(priceFacts({ ...price(9500), final: pounds(10_000) })).not.toHaveProperty('before');
  });
});
