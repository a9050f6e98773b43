import type { EnquiryFacts } from '../../../../core/enquiry/public';
import type { App } from '../../../kit/app';

/** What a valuation carries beside what is typed, as it is now (CALL-06, FORM-28). */
export const journeyFacts = (
  app: App,
  previousUrls: readonly string[] = [],
): Pick<EnquiryFacts, 'source' | 'consent'> => ({
  source: {
    source: 'website',
    type: 'valuation',
    recentVehicles: app.recent.recent$.value,
    previousUrls,
  },
  consent: app.consent.consent$.value,
});
