import { useEffect } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { readQueryString } from '../../../../core/kernel/query-string';
import {
  createValuationJourney,
  journeyPresets,
  type ValuationJourney,
  type ValuationStart,
  type ValuationView,
} from '../../../../core/valuation/public';
import { lateFormMemory } from '../../../form/late-form-memory';
import { useApp } from '../../../kit/app-context';
import { useBehavior } from '../../../kit/use-behavior';
import { useViewModel } from '../../../kit/use-view-model';
import { journeyFacts } from './journey-facts';
import { MEMORY_OF_PAGE } from './memory-of-page';
import type { ValuationPageState } from '../valuation-page-state';

interface JourneyOfVisit<At extends string> extends ValuationPageState {
  readonly journey: ValuationJourney<At>;
  readonly view: ValuationView<At>;
  /** By its slug, in every address of the page. */
  readonly branchSlug: string | undefined;
  /** Whether the page is the answer to a post without script. */
  readonly isPosted: boolean;
}

/** The visit's journey by one of the two readings, as the page begins it and the visit has left it. */
export function useJourney<At extends string, Guard extends string>(
  table: ValuationStart<At, Guard>['journey'],
): JourneyOfVisit<At> {
  const app = useApp();
  const start = useLoaderData<ValuationPageState>();
  const posted = useActionData<ValuationView<At>>();
  const { search } = useLocation();
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
          journey: table,
          key: start.key,
          namePolicy: app.settings.namePolicy,
          departments: start.departments,
          condition: app.settings.valuationCondition,
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
  return { ...start, journey, view, branchSlug, isPosted: posted !== undefined };
}
