import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { britishNow } from '../../../../core/enquiry/public';
import { CAR_VALUE_PATH, JOURNEY_B, summaryPath } from '../../../../core/valuation/public';
import { useApp } from '../../../kit/app-context';
import { useJourney } from '../journey/use-journey';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { AssumptionsStep } from './assumptions-step';
import { AlreadyValuedStep, ApologyScreen, chosenBranch, ValuedScreen } from './last-screens';
import { useStepInFragment } from './use-step-in-fragment';
import { VehicleStep } from './vehicle-step';
import { YoursStep } from './yours-step';

type PlaceB = keyof typeof JOURNEY_B.places;

/** The journey of four steps of one form (VALB-01). */
export function ReadingB() {
  const { clock } = useApp();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { journey, view, departments, branchSlug, drawnAt } = useJourney(JOURNEY_B);

  const goBack = useStepInFragment(journey, view);

  const step = JOURNEY_B.places[view.state.at];
  const [shown, setShown] = useState({ step, isCome: false, isAwake: view.isAwake });
  if (shown.step !== step || shown.isAwake !== view.isAwake) {
    // What comes back as the page wakes is no step that somebody has gone to.
    setShown({ step, isCome: shown.step !== step && shown.isAwake, isAwake: view.isAwake });
  }
  const page: JourneyOnPage<PlaceB> = {
    journey,
    view,
    departments,
    branchSlug,
    action: branchSlug === undefined ? CAR_VALUE_PATH : CAR_VALUE_PATH + search,
    drawnAt,
    today: britishNow(clock).today,
    goBack,
    isCome: shown.isCome,
  };

  const goToSummary = useEffectEvent(() => {
    const { valuation } = view.state;
    if (valuation !== undefined) void navigate(summaryPath(valuation.hash, chosenBranch(page)));
  });
  const before = useRef(step);
  useEffect(() => {
    // Only from the step that asked: whoever comes back later is not sent away again.
    if (before.current === '3' && step === 'summary') goToSummary();
    before.current = step;
  }, [step]);

  return <Step key={step} {...page} />;
}

function Step(page: JourneyOnPage<PlaceB>) {
  switch (page.view.state.at) {
    case '1':
    case '1, looking up':
      return <VehicleStep {...page} />;
    case '2':
      return <YoursStep {...page} />;
    case '3':
    case '3, processing':
      return <AssumptionsStep {...page} />;
    case '4':
      return <AlreadyValuedStep {...page} />;
    case 'summary':
      return <ValuedScreen {...page} />;
    case 'error':
      return <ApologyScreen {...page} />;
  }
}
