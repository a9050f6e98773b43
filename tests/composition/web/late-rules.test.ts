import { describe, expect, it } from 'vitest';
import { lateRules } from '../../../composition/web/late-rules';

describe('A rule that comes when the document is styled already', () => {
  it('has its condition inside, where it says the same', () => {
    expect(
      lateRules(
        '@media (min-width: 767px){.a{color:red;margin:0;}.a:hover,.a p{color:blue;}}',
        true,
      ),
    ).toEqual([
      '.a{@media (min-width: 767px){color:red;margin:0;}}',
      '.a:hover{@media (min-width: 767px){color:blue;}}',
      '.a p{@media (min-width: 767px){color:blue;}}',
    ]);
  });

  it.each([
    ['.a{color:red;}'],
    ['@keyframes turn{from{opacity:0;}}'],
    ['@supports (display:grid){.a{color:red;}}'],
    ['@media print{@media (color){.a{color:red;}}}'],
    ['@media print{.a{color:red;}'],
    ['@media print{}'],
    ['@media print{.a::before{color:red;}}'],
    ['@media print{.a{content:"}";}}'],
  ])('stays as it is where it is not of that shape: %s', (rule) => {
    expect(lateRules(rule, true)).toEqual([rule]);
  });

  it('stays as it is in a browser without nesting', () => {
    const rule = '@media print{.a{color:red;}}';
    expect(lateRules(rule, false)).toEqual([rule]);
  });
});
