import { inPounds, isPositive, type Money } from '../../../../core/kernel/money';
import type { TierPrices } from '../../../../core/valuation/public';
import {
  CHOOSE_BY_CONDITION,
  leftWords,
  owedSentence,
  PRICES_TITLE,
  SHORT_SENTENCE,
  TIERS,
  tipLabel,
} from '../../../copy/valuation/result-copy';
import { Tier, Tiers } from './tier-list.styles';
import { TierTip } from './tier-tip';
import { Points } from './valuation-result.styles';

interface TierListProps {
  readonly prices: TierPrices;
  readonly settlement: Money | undefined;
  /** They are shown, and are no offer any more. */
  readonly isOutOfDate: boolean;
}

const ORDER = ['belowAverage', 'average', 'showroom'] as const satisfies (keyof TierPrices)[];

/** The three prices (VALA-46), each with what it takes, and what finance leaves of it. */
export function TierList({ prices, settlement, isOutOfDate }: TierListProps) {
  const owed = settlement !== undefined && isPositive(settlement) ? settlement : undefined;
  const isShort = owed !== undefined && ORDER.some((tier) => prices[tier] < owed);
  return (
    <section aria-labelledby="tiers-title">
      <h2 id="tiers-title">{PRICES_TITLE}</h2>
      <p className="soft">{CHOOSE_BY_CONDITION}</p>
      <Tiers>
        {ORDER.map((tier) => {
          const { name, tip, signs } = TIERS[tier];
          return (
            <Tier key={tier} $isOver={isOutOfDate}>
              <div className="name">
                <h3>{name}</h3>
                <TierTip label={tipLabel(name)} words={tip} />
              </div>
              <div className="price">
                <p className="figure">{inPounds(prices[tier])}</p>
                {owed !== undefined && (
                  <p className={prices[tier] < owed ? 'left short' : 'left'}>
                    {leftWords(prices[tier], owed)}
                  </p>
                )}
              </div>
              <Points className="signs">
                {signs.map((sign) => (
                  <li key={sign}>{sign}</li>
                ))}
              </Points>
            </Tier>
          );
        })}
      </Tiers>
      {owed !== undefined && <p className="after">{owedSentence(owed)}</p>}
      {isShort && <p>{SHORT_SENTENCE}</p>}
    </section>
  );
}
