import { fireEvent, screen } from '@testing-library/react';
import { left, right, type Either } from 'fp-ts/Either';
import { NEVER, of, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timedOut, type GatewayFailure } from '../../../core/kernel/failure';
import { CreditIndicator } from '../../../ui/finance/credit-indicator/credit-indicator';
import { show, stumblingBlocks } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';

type Check = Observable<Either<GatewayFailure, string>>;

function open(props: Partial<Parameters<typeof CreditIndicator>[0]> = {}, answer: Check = NEVER) {
  const asked: string[] = [];
  const left: string[] = [];
  const app = fakeApp();
  const quotes = {
    ...app.ports.quotes,
    creditCheck: (reference: string) => {
      asked.push(reference);
      return answer;
    },
  };
  const view = show(<CreditIndicator leaveFor={(address) => left.push(address)} {...props} />, {
    ...app,
    ports: { ...app.ports, quotes },
  });
  return { ...view, asked, left };
}

const button = () => screen.getByRole('link', { name: 'Get a free credit check' });

describe('The credit indicator', () => {
  it('offers a check before the application, in the given words [FIN-24]', async () => {
    const { container } = open();
    expect(screen.getByText('Check before you apply')).toBeTruthy();
    expect(button().getAttribute('href')).toBe('/can-i-get-credit/');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('leads to the lender’s page where there is one', () => {
    open({ link: 'https://lender.example/check' });
    expect(button().getAttribute('href')).toBe('https://lender.example/check');
  });

  it('begins a check of the quote and goes where it leads [FIN-58]', async () => {
    const { user, asked, left } = open(
      { reference: 'Q-17' },
      of(right('https://checks.example/Q-17')),
    );
    await user.click(button());
    expect(asked).toEqual(['Q-17']);
    expect(left).toEqual(['https://checks.example/Q-17']);
  });

  it('begins one check, however often it is pressed [FV-1]', async () => {
    const { user, asked } = open({ reference: 'Q-17' });
    await user.dblClick(button());
    expect(asked).toEqual(['Q-17']);
    expect(screen.getByText('Starting your credit check')).toBeTruthy();
  });

  const astray: readonly (readonly [name: string, answer: Check])[] = [
    ['fails', of(left(timedOut))],
    ['leads nowhere', of(right(''))],
    ['leads where no link may', of(right('javascript:alert(1)'))],
  ];
  it.each(astray)(
    'says so and offers its own page where the check %s [FIN-58, CX-3]',
    async (_, answer) => {
      const { user, left } = open({ reference: 'Q-17' }, answer);
      await user.click(button());
      expect(left).toEqual([]);
      expect(screen.getByRole('status').textContent).toContain('could not be started');
      expect(
        screen.getByRole('link', { name: 'Start it on its own page' }).getAttribute('href'),
      ).toBe('/can-i-get-credit/');
    },
  );

  it('leaves a press with a key held to the browser', () => {
    const { asked } = open({ reference: 'Q-17', link: 'https://lender.example/check' });
    expect(fireEvent.click(button(), { ctrlKey: true })).toBe(true);
    expect(asked).toEqual([]);
  });
});
