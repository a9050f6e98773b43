import { latest } from '../../../../core/kernel/remote';
import type { FinanceChoice, VehiclePageState } from '../../../../core/showroom/public';
import { FINANCE_UNAVAILABLE, NO_QUOTE, SECTION_TITLES } from '../../../copy/vehicle-page-copy';
import { ExamplePart } from '../personalise/example-part';
import { PersonalisePart } from '../personalise/personalise-part';
import { Notice } from '../../../parts/notice/notice';
import { PageSection } from '../../../stock/page-section/page-section';

interface FinanceSectionProps {
  readonly state: VehiclePageState;
  readonly choice: FinanceChoice;
  readonly onRetry: () => void;
}

/** Monthly figures to make one's own (ROUTE-41); where there are none, that, and an example (ERR-29). */
export const FinanceSection = (props: FinanceSectionProps) => (
  <PageSection id="finance-personalise" title={SECTION_TITLES.finance}>
    <Body {...props} />
  </PageSection>
);

function Body({ state, choice, onRetry }: FinanceSectionProps) {
  const { vehicle, addressed } = state;
  const found = latest(state.quotes);
  const quotes = found?.[vehicle.stockId];
  if (quotes !== undefined) {
    return <PersonalisePart.Part {...{ vehicle, quotes, addressed, choice }} />;
  }
  if (found === undefined && state.quotes.kind !== 'failed') return PersonalisePart.skeleton;
  return (
    <>
      {found === undefined ? (
        <Notice tone="warning" title={FINANCE_UNAVAILABLE} onRetry={onRetry} />
      ) : (
        <p>{NO_QUOTE}</p>
      )}
      <ExamplePart.Part />
    </>
  );
}
