import {
  knownReasonsForNoLabel,
  PRICE_INDICATORS,
  REASONS_FOR_NO_LABEL,
  type VehicleInFull,
} from '../../../../core/stock/public';
import {
  NO_LABEL_REASONS,
  NO_PRICE_LABEL,
  PRICE_LABEL_MISSING,
  PRICE_LABEL_SOURCE,
  PRICE_LABELS,
} from '../../../copy/details-copy';
import { HelpTip } from '../../../parts/help-tip/help-tip';
import { RichText } from '../../../parts/rich-text/rich-text';
import { LabelBadge, LabelRow, LabelScale, ReasonList } from './price-label.styles';

interface PriceLabelHelpProps {
  readonly vehicle: VehicleInFull;
  /** Milliseconds since 1970 in UTC: labels are not given to old cars. */
  readonly now: number;
  /** An editor's help instead of the documents', already cleaned. */
  readonly html?: string | undefined;
  readonly side?: 'start' | 'end';
}

/** The marketplace's label for the price (VDP-23), and what it means that one is missing (VDP-24). */
export function PriceLabelHelp({ vehicle, now, html, side = 'start' }: PriceLabelHelpProps) {
  const { priceIndicator: label } = vehicle;
  const known = knownReasonsForNoLabel(vehicle, now);
  return (
    <LabelRow>
      {label === undefined ? (
        <span className="none">{NO_PRICE_LABEL}</span>
      ) : (
        <LabelBadge $label={label}>{PRICE_LABELS[label]}</LabelBadge>
      )}
      <HelpTip label="About price labels" side={side}>
        {html === undefined ? (
          <>
            <p>{PRICE_LABEL_SOURCE}</p>
            <LabelScale>
              {PRICE_INDICATORS.map((step) => (
                <li key={step} aria-current={step === label ? 'true' : undefined}>
                  {PRICE_LABELS[step]}
                </li>
              ))}
            </LabelScale>
            <p>{PRICE_LABEL_MISSING}</p>
            <ReasonList>
              {REASONS_FOR_NO_LABEL.map((reason) => (
                <li key={reason}>
                  {known.includes(reason) ? (
                    <strong>{`${NO_LABEL_REASONS[reason]}, as here`}</strong>
                  ) : (
                    NO_LABEL_REASONS[reason]
                  )}
                </li>
              ))}
            </ReasonList>
          </>
        ) : (
          <RichText cleanHtml={html} />
        )}
      </HelpTip>
    </LabelRow>
  );
}
