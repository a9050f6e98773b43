import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormSection, SectionExtra } from '../../../../core/enquiry/public';
import { formSections } from '../../../../core/enquiry/rules/form-sections';
import { fieldsOfSteps, formSteps } from '../../../../core/enquiry/rules/form-steps';
import { aField, aForm } from '../../../support/mothers/form-definition';

const NAMES = ['a', 'b', 'c', 'd'];
const section = (id: string, fields: readonly string[], extras: readonly SectionExtra[] = []) => ({
  id,
  title: id,
  fields,
  extras,
});
const form = (sections?: readonly FormSection[]) =>
  aForm(
    NAMES.map((name) => aField({ name })),
    { optIns: ['email'], forceTerms: true, ...(sections !== undefined && { sections }) },
  );

describe('The sections of a form', () => {
  it('are one without a title where it has none', () => {
    expect(formSections(form())).toEqual([
      { id: 'rest', title: '', fields: form().fields, extras: ['opt-ins', 'terms'] },
    ]);
    expect(formSteps(form())).toEqual([]);
    expect(fieldsOfSteps(form())).toEqual([]);
  });

  it('are steps, and what asks for agreement alone is the last', () => {
    const inSections = form([
      section('one', ['b', 'a']),
      section('two', ['c']),
      section('offers', [], ['opt-ins']),
      section('terms', [], ['terms']),
    ]);
    expect(
      formSteps(inSections).map(({ id, sections }) => [id, sections.map((each) => each.id)]),
    ).toEqual([
      ['one', ['one']],
      ['two', ['two']],
      ['check', ['offers', 'terms']],
    ]);
    expect(fieldsOfSteps(inSections)).toEqual([
      ['b', 'a'],
      ['c', 'd'],
      ['_terms', '_opt_in_email'],
    ]);
  });

  it('ask every field and every agreement exactly once, whatever they name', () => {
    const extras = fc.subarray<SectionExtra>(['opt-ins', 'terms', 'damage-diagram']);
    const names = fc.array(fc.constantFrom(...NAMES, 'unknown'), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(names, extras), { maxLength: 4 }), (given) => {
        const inSections = form(
          given.map(([fields, of], place) => section(`s${place}`, fields, of)),
        );
        const found = formSections(inSections);
        const asked = found.flatMap(({ fields }) => fields.map(({ name }) => name));
        expect([...asked].sort()).toEqual(NAMES);
        for (const extra of ['opt-ins', 'terms'] as const) {
          expect(found.filter((each) => each.extras.includes(extra))).toHaveLength(1);
        }
        expect(fieldsOfSteps(inSections).flat().sort()).toEqual(
          ['_opt_in_email', '_terms', ...NAMES].sort(),
        );
      }),
    );
  });
});
