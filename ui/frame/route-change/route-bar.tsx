import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { loadingBarOfRoutes } from '../../../core/navigation/public';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { LoadingBar } from '../loading-bar/loading-bar';

/** The loading bar of every change of page (NAV-08 to NAV-12). */
export function RouteBar() {
  const { calls$ } = useApp();
  const isChanging = useNavigation().state === 'loading';
  const { bar$, route } = useViewModel((scope) => {
    const route = scope.store(false, (_, next: boolean) => next);
    return { route, bar$: scope.behavior(loadingBarOfRoutes(route.state$, calls$)) };
  });
  useEffect(() => {
    route.dispatch(isChanging);
  }, [route, isChanging]);
  return <LoadingBar {...useBehavior(bar$)} />;
}
