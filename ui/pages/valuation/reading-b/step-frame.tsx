import { useEffect, useEffectEvent, useRef } from 'react';
import { STEPS_IN_ALL } from '../../../copy/valuation/journey-b-copy';
import { EnquiryColumns } from '../../../enquiry/about-vehicle-part.styles';
import type { Blocks } from '../../../parts/blocks';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { ScreenTitle } from '../journey/screen-title';
import { StepBody } from './reading-b.styles';

interface StepFrameProps extends Pick<JourneyOnPage, 'view' | 'isCome'> {
  readonly title: string;
  readonly lead?: string;
  /** From 1; absent where the steps give way to an apology (VALB-21). */
  readonly step?: number;
  /** Where there is room: what the step is about. */
  readonly beside?: Blocks;
  readonly children: Blocks;
}

/** A step with its title, and where it is among the four (VALB-06). */
export function StepFrame({ view, isCome, title, lead, step, beside, children }: StepFrameProps) {
  const top = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent(() => {
    if (isCome) top.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    arrive();
  }, []);
  return (
    <PageFrame>
      <div ref={top}>
        <ScreenTitle
          {...{ view, isCome, title, lead }}
          place={step === undefined ? undefined : { step, all: STEPS_IN_ALL }}
        />
      </div>
      {beside === undefined ? (
        <StepBody>{children}</StepBody>
      ) : (
        <EnquiryColumns>
          <StepBody $isBeside>{children}</StepBody>
          {beside}
        </EnquiryColumns>
      )}
    </PageFrame>
  );
}
