import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../../parts/notice/notice';
import { Stage } from './gallery.styles';
import { useOnDemand } from './use-on-demand';
import type { TurnViewProps } from './turn/turn-view';

/** Fetches the 360 view with its first use [GAL-01]. */
export function TurnPanel(props: TurnViewProps) {
  const [view, ask] = useOnDemand(() => import('./turn/turn-view'));
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    askOnce();
  }, []);
  if (view.kind === 'here') return <view.part.TurnView {...props} />;
  if (view.kind !== 'failed') return <Stage aria-busy="true" />;
  return (
    <Notice tone="error" onRetry={ask}>
      The 360 view could not be loaded.
    </Notice>
  );
}
