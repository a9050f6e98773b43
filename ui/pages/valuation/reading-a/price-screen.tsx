import { isLeft } from 'fp-ts/Either';
import { valueIn } from '../../../../core/kernel/form/field';
import { readSettlement, type Valuation } from '../../../../core/valuation/public';
import { PRICE_WORDS, SCREENS_IN_ALL } from '../../../copy/valuation/journey-a-copy';
import { useApp } from '../../../kit/app-context';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { ValuationResult } from '../result/valuation-result';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { Below } from '../journey/screen-parts.styles';
import { ScreenTitle } from '../journey/screen-title';

export interface PriceScreenProps extends JourneyOnPage {
  readonly valuation: Valuation;
}

/** The price (VALA-45 to VALA-49). */
export function PriceScreen({ valuation, ...page }: PriceScreenProps) {
  const { clock } = useApp();
  const settlement = readSettlement(valueIn(page.view.state.typed, 'settlement'));
  return (
    <PageFrame>
      <ScreenTitle
        {...page}
        title={PRICE_WORDS.title}
        place={{ step: SCREENS_IN_ALL, all: SCREENS_IN_ALL }}
      />
      <Below>
        <ValuationResult
          valuation={valuation}
          now={clock.now()}
          settlement={isLeft(settlement) ? undefined : settlement.right}
          isKept
        />
      </Below>
    </PageFrame>
  );
}
