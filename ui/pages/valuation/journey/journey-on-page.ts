import type { FormField } from '../../../../core/enquiry/public';
import { memberOf } from '../../../../core/kernel/form/field';
import type {
  Department,
  ValuationJourney,
  ValuationView,
} from '../../../../core/valuation/public';
import { journeyFaultSentence } from '../../../copy/valuation/journey-faults-copy';

/** A journey and what a screen of it is drawn by. */
export interface JourneyOnPage<At extends string = string> {
  readonly journey: ValuationJourney<At>;
  readonly view: ValuationView<At>;
  readonly departments: readonly Department[];
  /** By its slug, in every address of the page. */
  readonly branchSlug: string | undefined;
  /** Where the screen is posted without script. */
  readonly action: string;
  /** Milliseconds since 1970 in UTC. */
  readonly drawnAt: number;
  /** In the United Kingdom, "2026-11-29". */
  readonly today: string;
  /** One entry of the history back. */
  readonly goBack: () => void;
  /** The shopper has come to this screen from another one: its heading takes the focus. */
  readonly isCome: boolean;
}

/** The id of a field's control. */
export const idOf = (name: string): string => `valuation-${name}`;

/** What is wrong with a field, in words. */
export function wrongWith(
  { faults }: Pick<ValuationView, 'faults'>,
  field: FormField,
): string | undefined {
  const fault = memberOf(faults, field.name);
  return fault === undefined ? undefined : journeyFaultSentence(field, fault);
}
