import { useEffect, useState } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { britishNow } from '../../../../core/enquiry/public';
import { readQueryString } from '../../../../core/kernel/query-string';
import {
  createValuationJourney,
  JOURNEY_A,
  journeyPresets,
  stepInAddress,
  type ValuationView,
} from '../../../../core/valuation/public';
import { lateFormMemory } from '../../../form/late-form-memory';
import { useApp } from '../../../kit/app-context';
import { useBehavior } from '../../../kit/use-behavior';
import { useViewModel } from '../../../kit/use-view-model';
import { whenIdle } from '../../../kit/when-idle';
import { journeyFacts } from '../journey-facts';
import { MEMORY_OF_PAGE } from '../memory-of-page';
import type { ValuationPageState } from '../valuation-page-state';
import { BannerScreen } from './banner-screen';
import type { JourneyOnPage, PlaceA } from './journey-on-page';
import { LaterScreensPart, PricePart } from './late-screens';
import { UntilAwake } from './screen-parts.styles';
import { addressOfStep, stepOfAddress, useStepInQuery } from './use-step-in-query';

/** The journey of five screens by the address (VALA-01). */
export function ReadingA() {
  const app = useApp();
  const { departments, key, drawnAt } = useLoaderData<ValuationPageState>();
  const posted = useActionData<ValuationView<PlaceA>>();
  const { search, hash } = useLocation();
  const { journey, branchSlug } = useViewModel((scope) => {
    const memory = lateFormMemory(app.openFormMemory);
    const presets = journeyPresets(readQueryString(search));
    return {
      branchSlug: presets.branchSlug,
      journey: createValuationJourney(
        scope,
        {
          valuer: app.ports.valuer,
          desk: app.ports.desk,
          clock: app.clock,
          ids: app.ids,
          track: app.track,
        },
        {
          journey: JOURNEY_A,
          key,
          namePolicy: app.settings.namePolicy,
          departments,
          presets,
          facts: () => journeyFacts(app, memory.previousAddresses()),
          posted,
        },
      ),
    };
  });
  const view = useBehavior(journey.state$);
  useEffect(() => {
    app.openValuationMemory().then(journey.wake, () => {
      journey.wake(MEMORY_OF_PAGE);
    });
  }, [app, journey]);
  const screen = SCREENS[view.state.at];
  useEffect(() => {
    const { load } = screen === 'banner' ? LaterScreensPart : PricePart;
    whenIdle(() => {
      load().catch(() => undefined);
    });
  }, [screen]);
  const goBack = useStepInQuery({ journey, view, branchSlug, isPosted: posted !== undefined });

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
  const isWaiting =
    !view.isAwake && posted === undefined && stepOfAddress(search, hash) !== JOURNEY_A.start;
  const page: JourneyOnPage<PlaceA> = {
    journey,
    view,
    departments,
    branchSlug,
    action: addressOfStep(stepInAddress(JOURNEY_A, view.state.at).split('#')[0] ?? '', branchSlug),
    drawnAt,
    today: britishNow(app.clock).today,
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
