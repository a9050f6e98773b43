import { describe, expect, it } from 'vitest';
import type { Branch } from '../../../../core/content/public';
import {
  selectOptions,
  tickedOptions,
  withDealerships,
  withTicked,
} from '../../../../core/enquiry/public';
import { dealershipOptions } from '../../../../core/enquiry/rules/dealership-options';
import { aField, aForm } from '../../../support/mothers/form-definition';

const option = (value: string, text = value) => ({ value, text });

describe('The options of a field', () => {
  it('are lines of value and text [FORM-05] [WE-132]', () => {
    expect(selectOptions('am::Morning\npm::Afternoon')).toEqual([
      option('am', 'Morning'),
      option('pm', 'Afternoon'),
    ]);
  });

  it.each(['\r\n', '\n', '\r'])('are the same with lines that end in %j', (end) => {
    const lines = ['a::Apple', 'b::Ben & Co', '', '  d::Dee  ', 'e', 't::10::30', ''];
    expect(selectOptions(lines.join(end))).toEqual([
      option('a', 'Apple'),
      option('b', 'Ben & Co'),
      option('d', 'Dee'),
      option('e'),
      option('t', '10::30'),
    ]);
  });

  it.each([
    ['', []],
    [' \n\t\n', []],
    ['::', []],
    ['a::', [option('a')]],
    ['::Please choose', [option('', 'Please choose')]],
    ['a::Apple\nb\na::Again', [option('a', 'Apple'), option('b')]],
    ['\uFEFFa::A\u00A0pple\u0000', [option('a', 'A pple')]],
  ])('of %j are %j', (lines, options) => {
    expect(selectOptions(lines)).toEqual(options);
  });
});

describe('The dealerships of an enquiry', () => {
  const branches = ['bolton', 'crewe', 'stafford', 'stafford-vans', 'stoke'].map(
    (slug, index): Branch => ({ id: String(index), slug, name: slug.toUpperCase() }),
  );

  it.each([
    ['none', [], ['BOLTON', 'CREWE', 'STOKE']],
    ['crewe', ['crewe'], ['CREWE']],
    ['stafford, which would leave nothing', ['stafford'], ['BOLTON', 'CREWE', 'STOKE']],
    ['a place that is unknown', ['oz'], ['BOLTON', 'CREWE', 'STOKE']],
  ])('leave Stafford out, with an override of %s', (_, override, names) => {
    expect(dealershipOptions(branches, override).map(({ text }) => text)).toEqual(names);
  });

  it('are offered by the fields that ask for one, and by no other', () => {
    const form = aForm([aField({ name: 'site', kind: 'dealership' }), aField({ name: 'other' })]);
    const offered = withDealerships(form, [{ id: '1', slug: 'crewe', name: 'Crewe' }]);
    expect(offered.fields.map(({ options }) => options)).toEqual([[option('1', 'Crewe')], []]);
  });
});

describe('A group of checkboxes', () => {
  const options = ['a', 'b', 'c', 'x,y'].map((value) => option(value));

  it('lists what is ticked, in the order of the field', () => {
    expect(withTicked('c', options, 'a', true)).toBe('a,c');
    expect(withTicked('a,c', options, 'c', false)).toBe('a');
    expect(withTicked('', options, 'b', false)).toBe('');
    expect(withTicked('a', options, 'unknown', true)).toBe('a');
  });

  it('finds an option that has a comma of its own', () => {
    const ticked = withTicked('b', options, 'x,y', true);
    expect(tickedOptions(ticked, options).map(({ value }) => value)).toEqual(['b', 'x,y']);
  });
});
