import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { britishNow } from '../../../../core/enquiry/public';
import { JOURNEY_A, stepInAddress } from '../../../../core/valuation/public';
import { useApp } from '../../../kit/app-context';
import { whenIdle } from '../../../kit/when-idle';
import { useJourney } from '../journey/use-journey';
import { BannerScreen } from './banner-screen';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { LaterScreensPart, PricePart } from './late-screens';
import { UntilAwake } from './banner.styles';
import { addressOfStep, stepOfAddress, useStepInQuery } from './use-step-in-query';

type PlaceA = keyof typeof JOURNEY_A.places;

/** The journey of five screens by the address (VALA-01). */
export function ReadingA() {
  const { clock } = useApp();
  const { search, hash } = useLocation();
  const { journey, view, departments, branchSlug, drawnAt, isPosted } = useJourney(JOURNEY_A);
  const screen = SCREENS[view.state.at];
  useEffect(() => {
    const { load } = screen === 'banner' ? LaterScreensPart : PricePart;
    whenIdle(() => {
      load().catch(() => undefined);
    });
  }, [screen]);
  const goBack = useStepInQuery({ journey, view, branchSlug, isPosted });

  const [shown, setShown] = useState({
    screen,
    isCome: false,
    isAwake: view.isAwake,
  });
  if (shown.screen !== screen || shown.isAwake !== view.isAwake) {
    // What comes back as the page wakes is no screen that somebody has gone to.
    const isCome = shown.screen !== screen && shown.isAwake;
    setShown({ screen, isCome, isAwake: view.isAwake });
  }
  const isWaiting = !view.isAwake && !isPosted && stepOfAddress(search, hash) !== JOURNEY_A.start;
  const page: JourneyOnPage<PlaceA> = {
    journey,
    view,
    departments,
    branchSlug,
    action: addressOfStep(stepInAddress(JOURNEY_A, view.state.at).split('#')[0] ?? '', branchSlug),
    drawnAt,
    today: britishNow(clock).today,
    goBack,
    isCome: shown.isCome,
  };
  return (
    <UntilAwake $waits={isWaiting}>
      <Screen key={screen} {...page} />
    </UntilAwake>
  );
}

/** What is on screen at each place: one that waits is that where the shopper asked. */
const SCREENS: Readonly<Record<PlaceA, string>> = {
  start: 'banner',
  'start, looking up': 'banner',
  'successful-lookup': 'found',
  'failed-lookup, vehicle': 'by hand',
  'failed-lookup, about you': 'enquirer',
  'failed-lookup, sending': 'enquirer',
  'failed-lookup, sent': 'sent',
  'about-you': 'about you',
  'about-you, processing': 'about you',
  'vehicle-condition': 'price',
};

function Screen(page: JourneyOnPage<PlaceA>) {
  const { at, valuation } = page.view.state;
  if (SCREENS[at] === 'banner') return <BannerScreen {...page} />;
  if (at !== 'vehicle-condition') return <LaterScreensPart.View {...page} />;
  return valuation === undefined ? null : <PricePart.View {...page} valuation={valuation} />;
}
