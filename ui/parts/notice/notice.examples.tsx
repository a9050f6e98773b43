import type { Examples } from '../examples';
import { Notice } from './notice';

const again = () => undefined;

export const noticeExamples: Examples = {
  Info: <Notice>Your approved APR of 9.9% has been applied.</Notice>,
  Good: (
    <Notice tone="good" title="Reserved">
      We have e-mailed your confirmation.
    </Notice>
  ),
  Warning: <Notice tone="warning">We left out a filter that we do not know.</Notice>,
  'Error, to be tried again': (
    <Notice tone="error" title="We could not load the history check" onRetry={again}>
      The price and everything else on this page is up to date.
    </Notice>
  ),
};
