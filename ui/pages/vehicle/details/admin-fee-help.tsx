import { inPounds, isPositive, type Money } from '../../../../core/kernel/money';
import { adminFeeParagraphs } from '../../../copy/details-copy';
import { HelpTip } from '../../../parts/help-tip/help-tip';
import { RichText } from '../../../parts/rich-text/rich-text';

interface AdminFeeHelpProps {
  readonly fee: Money;
  /** An editor's explanation instead of ours, already cleaned. */
  readonly html?: string | undefined;
  readonly side?: 'start' | 'end';
}

/** What the admin fee is for: the provenance check (VDP-22); nothing where there is no fee (CARD-28). */
export function AdminFeeHelp({ fee, html, side = 'start' }: AdminFeeHelpProps) {
  if (!isPositive(fee)) return undefined;
  return (
    <HelpTip label="About the admin fee" side={side}>
      {html === undefined ? (
        adminFeeParagraphs(inPounds(fee)).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      ) : (
        <RichText cleanHtml={html} />
      )}
    </HelpTip>
  );
}
