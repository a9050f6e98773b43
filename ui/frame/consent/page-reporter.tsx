import { useEffect, useMemo } from 'react';
import { createPageReports } from '../../../core/tracking/public';
import { useApp } from '../../kit/app-context';
import { useKnownPath } from '../../kit/use-known-path';
import { useViewModel } from '../../kit/use-view-model';
import { titleInView } from './title-in-view';

/** Reports every page that is come to, where that is agreed to (TRACK-01, TRACK-02). Shows nothing. */
export function PageReporter() {
  const { consent, track } = useApp();
  const path = useKnownPath();
  const reports = useViewModel((scope) =>
    createPageReports(scope, { consent$: consent.consent$, title: titleInView, track }),
  );
  // While this is drawn the former page still stands; afterwards the title is the new page's.
  const arrival = useMemo(() => ({ path, before: titleInView.now() }), [path]);
  useEffect(() => {
    reports.arrive(arrival);
  }, [reports, arrival]);
  return undefined;
}
