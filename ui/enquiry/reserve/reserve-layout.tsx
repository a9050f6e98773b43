import { formSections } from '../../../core/enquiry/public';
import type { SiteSection } from '../../../core/stock/public';
import { REQUIRED_NOTE } from '../../copy/forms/form-copy';
import { FEE_IN_WORDS, reservationTerms } from '../../copy/reservation/reservation-terms-copy';
import type { FormLayout, FormLayoutProps } from '../../form/form-layout';
import { FieldsBox } from '../../form/form.styles';
import { SectionView } from '../../form/section-view';
import { PayBox } from './reserve.styles';

/** The form of a reservation: what it costs stands before the fields, over the button and under it. */
const layoutOf = (section: SiteSection): FormLayout => {
  const terms = reservationTerms(section);
  return {
    View: ({ send, otherWay, lead, wakesAfter: _, ...parts }: FormLayoutProps) => (
      <>
        <FieldsBox inert={parts.state.phase.kind === 'sending'}>
          {lead !== undefined && <p className="lead">{lead}</p>}
          <p className="note">{REQUIRED_NOTE}</p>
          {formSections(parts.definition).map((each) => (
            <SectionView key={each.id} {...parts} section={each} />
          ))}
        </FieldsBox>
        <PayBox>
          <p className="sum">
            <strong>{FEE_IN_WORDS}</strong> <span>{terms.now}</span>
          </p>
          <div className="ways">
            {send}
            {otherWay}
          </div>
          <p className="after">{terms.after}</p>
        </PayBox>
      </>
    ),
    onSubmit: ({ submit }) => {
      submit();
    },
  };
};

export const RESERVE_LAYOUTS: Readonly<Record<SiteSection, FormLayout>> = {
  cars: layoutOf('cars'),
  van: layoutOf('van'),
};
