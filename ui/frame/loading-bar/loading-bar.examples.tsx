import { styled } from 'styled-components';
import type { Examples } from '../../parts/examples';
import { LoadingBar } from './loading-bar';

/** A window of its own, so that the bar stays inside its example. */
const Window = styled.div`
  contain: layout;
  height: 2.5rem;
`;

export const loadingBarExamples: Examples = {
  'At the top of the window': (
    <Window>
      <LoadingBar phase="running" hasFailed={false} />
    </Window>
  ),
  'A call has failed': (
    <Window>
      <LoadingBar phase="running" hasFailed />
    </Window>
  ),
  'Nothing to wait for': <LoadingBar phase="hidden" hasFailed={false} />,
};
