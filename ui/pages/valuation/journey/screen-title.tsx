import { useEffect, useEffectEvent, useRef } from 'react';
import { ERROR_TITLE } from '../../../copy/forms/form-copy';
import { stepOf, stepTitle } from '../../../copy/forms/step-copy';
import { VALUATION_DESCRIPTION } from '../../../copy/valuation/journey-a-copy';
import { CAR_VALUE_PATH } from '../../../../core/valuation/public';
import { PageHead } from '../../../kit/page-head';
import type { JourneyOnPage } from './journey-on-page';
import { ScreenHead } from './screen-title.styles';

interface ScreenTitleProps extends Pick<JourneyOnPage, 'view' | 'isCome'> {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Where in the journey it is, from 1; absent of a screen that is no step of it. */
  readonly place?: { readonly step: number; readonly all: number } | undefined;
}

/** The title of a screen and of the window; it takes the focus when the shopper comes from another one. */
export function ScreenTitle({ view, isCome, title, lead, place }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isStopped = Object.keys(view.faults).length > 0 && view.stops > 0;
  const named = place === undefined ? title : stepTitle(title, place.step, place.all);
  const arrive = useEffectEvent(() => {
    if (isCome) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    arrive();
  }, []);
  return (
    <ScreenHead>
      <PageHead
        title={isStopped ? ERROR_TITLE + named : named}
        description={VALUATION_DESCRIPTION}
        canonical={CAR_VALUE_PATH}
      />
      {place !== undefined && (
        <>
          <div className="trail" aria-hidden="true">
            {Array.from({ length: place.all }, (_, one) => (
              <span key={one} className={one < place.step ? 'done' : undefined} />
            ))}
          </div>
          <p className="place">{stepOf(place.step, place.all)}</p>
        </>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </ScreenHead>
  );
}
