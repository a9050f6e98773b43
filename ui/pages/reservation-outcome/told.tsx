import { useEffect } from 'react';
import { reservationNews, type ReservationNews } from '../../../core/reservation/public';
import { Heading } from '../../content/text-page.styles';
import { newsWords, OUTCOME_PAGE } from '../../copy/reservation/outcome-copy';
import { vehicleWord } from '../../copy/search-copy';
import { VehiclePart } from '../../enquiry/reserve/vehicle-part';
import { EnquiryColumns } from '../../enquiry/about-vehicle-part.styles';
import { draftOfReservation } from '../../enquiry/reserve/reservation-draft';
import { useStanding } from '../../enquiry/reserve/use-standing';
import { useApp } from '../../kit/app-context';
import { PageHead } from '../../kit/page-head';
import type { OutcomeState } from './outcome-page-state';
import { OutcomeBody } from './outcome.styles';
import { NotReservedPart } from './not-reserved-part';
import { ReservedDetailsPart } from './reserved-details-part';

type ToldProps = Extract<OutcomeState, { readonly kind: 'told' }>;

/** A reservation as it stands, and as it comes to stand while somebody looks. */
export function Told({ page, standing: first, vehicle, now }: ToldProps) {
  const state = useStanding(first, page);
  const { standing } = state;
  const news = reservationNews(standing, page);
  const section = vehicle?.section ?? 'cars';
  const { title, text } = newsWords(news, vehicleWord(section, 1), standing.holdEndsAt);
  useForgottenDraft(news, standing.vehicle?.slug);
  return (
    <>
      <PageHead title={title} description={OUTCOME_PAGE.description} indexed={false} />
      {/* What changes by itself is said, too. */}
      <div role="status">
        <Heading>{title}</Heading>
      </div>
      <EnquiryColumns>
        <OutcomeBody>
          <div className="text">
            {text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {news === 'reserved' ? (
            <ReservedDetailsPart.View {...{ standing, vehicle, now }} />
          ) : (
            <NotReservedPart.View {...{ state, news, page, vehicle }} />
          )}
        </OutcomeBody>
        {vehicle !== undefined && <VehiclePart.View vehicle={vehicle} />}
      </EnquiryColumns>
    </>
  );
}

/** What was typed was kept for whoever comes back without paying: now it is not needed any more. */
function useForgottenDraft(news: ReservationNews, slug: string | undefined): void {
  const { openFormMemory } = useApp();
  useEffect(() => {
    if (news !== 'reserved' || slug === undefined) return;
    openFormMemory().then(
      ({ drafts }) => {
        drafts.forget(draftOfReservation(slug));
      },
      () => undefined,
    );
  }, [news, slug, openFormMemory]);
}
