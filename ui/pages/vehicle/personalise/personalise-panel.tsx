import { useEffect, useState } from 'react';
import {
  CALCULATOR_PATH,
  DEFAULT_PRODUCT,
  figuresOfQuote,
  quoteToShow,
  refusalToShow,
  type QuoteSet,
} from '../../../../core/finance/public';
import { latest } from '../../../../core/kernel/remote';
import {
  createPersonalisedFinance,
  personaliseFrom,
  type AddressedFinance,
  type FinanceChoice,
  type TermsChange,
} from '../../../../core/showroom/public';
import { titleParts, vehiclePath, type Vehicle } from '../../../../core/stock/public';
import { CALCULATOR_LINK, NO_QUOTE_ON_TERMS, ORIGINAL_APR } from '../../../copy/personalise-copy';
import { approvedAprSentence, CREDIT_BROKER_LINE } from '../../../copy/search-copy';
import { titleWords } from '../../../copy/vehicle-copy';
import { useApp } from '../../../kit/app-context';
import { OwnCar } from '../../../kit/own-car';
import { useBehavior } from '../../../kit/use-behavior';
import { useViewModel } from '../../../kit/use-view-model';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import { CreditIndicator } from '../../../finance/credit-indicator/credit-indicator';
import { HowItAddsUp } from '../../../finance/how-it-adds-up/how-it-adds-up';
import { MoneyCharts } from '../../../finance/money-charts/money-charts';
import { PersonaliseForm } from './personalise-form';
import { Panel } from './personalise.styles';
import { PersonaliseStatus } from './personalise-status';
import { PersonalisedFigures } from './personalised-figures';

export interface PersonalisePanelProps {
  readonly vehicle: Vehicle;
  /** The page's own figures of this vehicle: those beside its price. */
  readonly quotes: QuoteSet;
  /** Where the address says terms of its own. */
  readonly addressed: AddressedFinance | undefined;
  readonly choice: FinanceChoice;
}

/**
 * Terms to choose and the figures on them (FIN-16 to FIN-19). Figures, term and deposit shown are
 * those of one answer (SF-1); while another is on its way, and when it fails, they stay.
 */
export function PersonalisePanel({ vehicle, quotes, addressed, choice }: PersonalisePanelProps) {
  const { ports, approvedRate, financeMemory, siteName } = useApp();
  const [start] = useState(() => personaliseFrom(vehicle, quotes, addressed));
  const panel = useViewModel((scope) =>
    createPersonalisedFinance(
      scope,
      { quotes: ports.quotes, approvedRate, memory: financeMemory },
      choice,
      start,
    ),
  );
  const { wanted, answer } = useBehavior(panel.state$);
  const { product: asked } = useBehavior(choice.state$);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    panel.wake();
  }, [panel]);

  const shown = latest(answer) ?? start.standard;
  const quote = quoteToShow(shown.quotes, asked);
  const { approvedApr } = shown.terms;
  const change = (to: TermsChange) => {
    setTouched(true);
    panel.change(to);
  };

  return (
    <Panel>
      {approvedApr !== undefined && (
        <Notice tone="good">
          <span>{approvedAprSentence(approvedApr)}</span>{' '}
          <Button kind="link" compact onClick={approvedRate.forget}>
            {ORIGINAL_APR}
          </Button>
        </Notice>
      )}
      <PersonaliseForm
        address={vehiclePath(vehicle)}
        finalPrice={start.finalPrice}
        wanted={wanted}
        product={quote?.product ?? asked ?? DEFAULT_PRODUCT}
        onChange={change}
        onProduct={(next) => {
          setTouched(true);
          choice.turnTo(next);
        }}
      />
      {quote !== undefined && <OwnCar at="quote" quote={quote} />}
      <PersonaliseStatus
        answer={answer}
        quote={quote}
        asked={asked}
        isTouched={isTouched}
        onRetry={panel.retry}
      />
      {quote === undefined ? (
        <Notice>{refusalToShow(shown.quotes, asked) ?? NO_QUOTE_ON_TERMS}</Notice>
      ) : (
        <>
          <PersonalisedFigures
            quote={quote}
            subject={titleWords(titleParts(vehicle))}
            isCommercial={vehicle.price.vatScheme === 'commercial'}
            isBusy={answer.kind === 'loading'}
          />
          <CreditIndicator link={quote.creditCheckLink} reference={quote.reference} />
          <HowItAddsUp figures={figuresOfQuote(quote)} />
          <MoneyCharts figures={figuresOfQuote(quote)} />
        </>
      )}
      <p>
        <SiteLink href={CALCULATOR_PATH}>{CALCULATOR_LINK}</SiteLink>
      </p>
      <p className="small">{CREDIT_BROKER_LINE(siteName)}</p>
    </Panel>
  );
}
