import { describe, expect, it } from 'vitest';
import {
  locationChoices,
  modelGroups,
  subMenuAfterClick,
  taxOptions,
  type FilterOption,
} from '../../../../core/search/public';
import { makeName, nameFromSlug } from '../../../../core/stock/public';

const option = (value: string, label: string, count = 1, make?: string): FilterOption => ({
  value,
  label,
  count,
  ...(make !== undefined && { make }),
});

describe('the names of makes', () => {
  it('are in capitals for BMW and MINI and as the server has them otherwise [WE-076] [FILTER-11]', () => {
    expect(['bmw', 'Mini', 'Ford', 'DS Automobiles'].map(makeName)).toEqual([
      'BMW',
      'MINI',
      'Ford',
      'DS Automobiles',
    ]);
  });

  it('can be told from an address until the server has sent them [WE-076] [FILTER-11]', () => {
    expect(['bmw', 'mini', 'ford', 'land-rover', '', '-'].map(nameFromSlug)).toEqual([
      'BMW',
      'MINI',
      'Ford',
      'Land Rover',
      '',
      '',
    ]);
  });
});

describe('the Model box', () => {
  it('groups models under the headings of their makes [FILTER-10] [FILTER-16] [WE-076]', () => {
    const models = [
      option('ford:fiesta', 'Fiesta', 3, 'ford'),
      option('bmw:3-series', '3 Series', 2, 'bmw'),
      option('ford:focus', 'Focus', 1, 'ford'),
    ];
    const makes = [option('bmw', 'Bmw'), option('ford', 'Ford'), option('mini', 'Mini')];
    expect(modelGroups(models, makes)).toEqual([
      { make: 'bmw', heading: 'BMW', models: [models[1]] },
      { make: 'ford', heading: 'Ford', models: [models[0], models[2]] },
    ]);
  });

  it('loses no model whose make is not listed, or not said', () => {
    const models = [option('land-rover:evoque', 'Evoque'), option('one', 'One')];
    expect(modelGroups(models, [])).toEqual([
      { make: 'land-rover', heading: 'Land Rover', models: [models[0]] },
      { make: '', heading: '', models: [models[1]] },
    ]);
  });
});

describe('the Tax Rate box', () => {
  it('always begins with £0, which the server knows as nil [FILTER-12] [SF-6]', () => {
    expect(taxOptions([option('20', '£20', 4), option('190', '£190', 7)])).toEqual([
      { value: 'nil', label: '£0', count: 0 },
      option('20', '£20', 4),
      option('190', '£190', 7),
    ]);
    expect(taxOptions([])).toHaveLength(1);
  });

  it('has £0 once, with the server’s count, however the server writes it [FILTER-12]', () => {
    expect(taxOptions([option('20', '£20', 4), option('nil', '£0', 9)])).toEqual([
      { value: 'nil', label: '£0', count: 9 },
      option('20', '£20', 4),
    ]);
    expect(taxOptions([option('0', '0', 2)])).toEqual([{ value: 'nil', label: '£0', count: 2 }]);
  });
});

describe('the Location box', () => {
  const slugs = ['bolton', 'stafford', 'stoke', 'north-stafford-vans'];
  const choices = (override?: readonly string[]) =>
    locationChoices(slugs, (slug) => slug, override);

  it('does not offer Stafford [FILTER-38] [CG-113]', () => {
    expect(choices()).toEqual(['bolton', 'stoke']);
  });

  it('offers only an override list [FILTER-39]', () => {
    expect(choices(['stoke', 'paris'])).toEqual(['stoke']);
  });

  it('takes no notice of an override list that would leave nothing [FILTER-39] [CX-4]', () => {
    expect(choices([])).toEqual(['bolton', 'stoke']);
    expect(choices(['paris'])).toEqual(['bolton', 'stoke']);
    expect(choices(['stafford'])).toEqual(['bolton', 'stoke']);
  });
});

describe('the sub-menus of the side filter', () => {
  it('are open one at a time, and a second click closes [FILTER-08]', () => {
    expect(subMenuAfterClick(undefined, 'make')).toBe('make');
    expect(subMenuAfterClick('make', 'colour')).toBe('colour');
    expect(subMenuAfterClick('colour', 'colour')).toBeUndefined();
  });
});
