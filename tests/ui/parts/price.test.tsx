import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pence, pounds } from '../../../core/kernel/money';
import { MonthlyPrice, Price } from '../../../ui/parts/price/price';

describe('a price', () => {
  it('is in whole pounds [CARD-30]', () => {
    const { container } = render(<Price now={pounds(12995)} />);
    expect(container.textContent).toBe('£12,995');
  });

  it('has the former one struck through before it, with words for those who listen', () => {
    const { container } = render(<Price now={pounds(9995)} was={pounds(10495)} />);
    expect(container.textContent).toBe('Was £10,495, Now £9,995');
    expect(container.querySelector('del')?.textContent).toBe('Was £10,495');
  });

  it('by the month is to the penny [CARD-31]', () => {
    const { container } = render(<MonthlyPrice monthly={pence(23740)} product="HP" />);
    expect(container.textContent).toBe('£237.40 a monthHP');
  });
});
