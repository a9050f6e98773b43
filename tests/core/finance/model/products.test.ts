import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PRODUCT,
  FINAL_PAYMENT_KINDS,
  LONGEST_TERM_OF_ANY,
  ofEachProduct,
  PRODUCT_CODES,
  PRODUCTS,
} from '../../../../core/finance/public';
import { isProduct } from '../../../../core/finance/model/products';

describe('the table of finance products', () => {
  it('begins with the one that is assumed [FIN-46, CG-050]', () => {
    expect(PRODUCT_CODES).toEqual(['PCP', 'HP']);
    expect(DEFAULT_PRODUCT).toBe('PCP');
  });

  it('says how long each may be, and how long any may be [FIN-37, FIN-38]', () => {
    expect(ofEachProduct((product) => PRODUCTS[product].longestTerm)).toEqual({ PCP: 48, HP: 60 });
    expect(LONGEST_TERM_OF_ANY).toBe(60);
  });

  it('says of which part waits until the end, and of which miles are agreed [FIN-23]', () => {
    expect(FINAL_PAYMENT_KINDS).toEqual(['final-payment']);
    expect(ofEachProduct((product) => PRODUCTS[product].finalPayment)).toEqual({
      PCP: 'final-payment',
      HP: undefined,
    });
    expect(ofEachProduct((product) => PRODUCTS[product].agreesMileage)).toEqual({
      PCP: true,
      HP: false,
    });
  });

  it('knows its codes as they are written, and nothing else', () => {
    const words = ['PCP', 'HP', 'pcp', 'toString', '', undefined];
    expect(words.filter(isProduct)).toEqual(['PCP', 'HP']);
  });
});
