import { describe, expect, it } from 'vitest';
import { PART_EXCHANGE_FORM } from '../../../adapters/sandbox/desk/forms/part-exchange-form';
import { readForm } from '../../../adapters/http/enquiry/read-form';
import { isLeft } from 'fp-ts/Either';
import { CAR_PARTS, CAR_VIEWS } from '../../../ui/form/damage/car-drawing';

describe('The drawing of a car', () => {
  it('has each of its fourteen parts in view, with a place for its number [PX-03]', () => {
    expect(new Set(CAR_PARTS).size).toBe(14);
    for (const part of CAR_PARTS) {
      expect(
        CAR_VIEWS.filter(({ parts }) => parts[part] !== undefined).length,
        part,
      ).toBeGreaterThan(0);
      expect(
        CAR_VIEWS.filter(({ marks }) => marks[part] !== undefined).length,
        part,
      ).toBeGreaterThan(0);
    }
  });

  it('has the parts that the form asks for, and no other', () => {
    const form = readForm(PART_EXCHANGE_FORM.wire);
    if (isLeft(form)) throw new Error('The form cannot be read');
    const section = form.right.sections?.find(({ extras }) => extras.includes('damage-diagram'));
    const slugs = section?.fields.map(
      (name) => form.right.fields.find((field) => field.name === name)?.slug,
    );
    expect(slugs).toEqual(CAR_PARTS);
  });

  it('draws no mark where its view has not got the part', () => {
    for (const { marks, parts } of CAR_VIEWS) {
      expect(Object.keys(parts)).toEqual(expect.arrayContaining(Object.keys(marks)));
    }
  });
});
