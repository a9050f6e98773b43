import { isSome, none } from 'fp-ts/Option';
import { moneyFromWire } from '../../../../core/kernel/money';
import { plainDigits, type DecimalSign } from './number-cell';
import { andThen, Refused, type Read } from './refused';

const NO_PRICE =
  /^(?:poa|p\.o\.a\.?|(?:please )?call(?: us)?(?: for price)?|price on application|on request)$/i;

/** "1.2E+05", which has its own refusal. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** Whether a price says itself that it is in pounds. */
export const saysPounds = (cell: string): boolean => /£|\bGBP\b/i.test(cell);

/** Pence of a price in pounds: "9995", "£9,995.00", "9,995 GBP"; `null` where it is not to be told. */
export function readPrice(cell: string, decimal: DecimalSign): Read<number | null> {
  const text = cell.trim();
  if (NO_PRICE.test(text)) return null;
  if (/[$€¥₹]|\b(?:USD|EUR|EURO|INR|PLN|CHF|AED|ZAR|CAD|AUD)\b/i.test(text)) {
    return new Refused('is in another currency', 'give it in pounds');
  }
  if (/\bvat\b/i.test(text) && !/\binc(?:l|luding|l\.)?\.?\s*vat\b/i.test(text)) {
    return new Refused(
      'speaks of VAT',
      'give the price with VAT, and the other under price excluding VAT',
    );
  }
  const figures = text
    .replace(/\binc(?:l|luding|l\.)?\.?\s*vat\b/i, '')
    .replace(/^(?:£|GBP)\s*|(?<!\s)\s*(?:£|GBP)$/gi, '')
    .trim();
  if (/\d/.test(figures) && /[\p{L}\p{Sc}]/u.test(figures) && !SHORTENED.test(figures)) {
    return new Refused(
      'has words or another currency beside its figures',
      'give it in pounds alone, as 9995 or £9,995',
    );
  }
  return andThen(plainDigits(figures, decimal), (digits) => {
    // "24.950" is no £24.95: with three decimals its point parts thousands, as likely as not.
    const amount = /\.\d{3}$/.test(digits) ? none : moneyFromWire(digits);
    return isSome(amount)
      ? amount.value
      : new Refused(
          'has three decimals, or a part of a penny',
          `write pounds and pence, or say --decimal ${decimal === 'point' ? 'comma' : 'point'}`,
        );
  });
}
