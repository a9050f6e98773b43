import { START_AGAIN } from '../../../copy/valuation/journey-b-copy';
import { Button } from '../../../parts/button/button';
import { sends } from '../journey/journey-form';
import type { JourneyOnPage } from '../journey/journey-on-page';

interface ResetButtonProps extends Pick<JourneyOnPage, 'view'> {
  readonly label?: string;
}

/** Back to the first step with nothing filled in; not while a call is under way (VALB-20, CG-007). */
export const ResetButton = ({ view, label = START_AGAIN }: ResetButtonProps) => (
  <Button {...sends('reset')} kind="link" disabled={view.busy !== undefined}>
    {label}
  </Button>
);
