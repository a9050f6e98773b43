import type { FinanceProduct, Quote } from '../../../../core/finance/public';
import type { PersonalisedFinanceState } from '../../../../core/showroom/public';
import {
  COULD_NOT_WORK_OUT,
  newFiguresWords,
  NO_QUOTE_ON_TERMS,
  otherProduct,
  WORKING_THEM_OUT,
} from '../../../copy/personalise-copy';
import { Button } from '../../../parts/button/button';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { StatusLine } from './personalise.styles';

interface PersonaliseStatusProps {
  readonly answer: PersonalisedFinanceState['answer'];
  readonly quote: Quote | undefined;
  /** The product asked for, which may have no quote. */
  readonly asked: FinanceProduct | undefined;
  /** Whether the shopper has changed anything: nothing is announced before. */
  readonly isTouched: boolean;
  readonly onRetry: () => void;
}

/**
 * How the figures stand to what was chosen, or what the lender wants said of them first: a line whose
 * room is kept, so that nothing moves when it speaks. New figures are heard once, when they are there.
 */
export function PersonaliseStatus({
  answer,
  quote,
  asked,
  isTouched,
  onRetry,
}: PersonaliseStatusProps) {
  const hasFailed = answer.kind === 'failed';
  const isOther = quote !== undefined && asked !== undefined && quote.product !== asked;
  const seen = hasFailed
    ? COULD_NOT_WORK_OUT
    : answer.kind === 'loading'
      ? WORKING_THEM_OUT
      : isOther
        ? otherProduct(asked, quote.product)
        : (quote?.notifications?.[0] ?? '');
  const figures = quote === undefined ? NO_QUOTE_ON_TERMS : newFiguresWords(quote);
  const heard = hasFailed
    ? COULD_NOT_WORK_OUT
    : isTouched && answer.kind === 'loaded'
      ? figures
      : '';
  return (
    <StatusLine data-failed={hasFailed}>
      <span aria-hidden={heard === seen || undefined}>{seen}</span>
      {hasFailed && (
        <Button kind="quiet" compact onClick={onRetry}>
          Try again
        </Button>
      )}
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </StatusLine>
  );
}
