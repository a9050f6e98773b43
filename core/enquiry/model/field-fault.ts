import type { EmailAddressFault } from '../../kernel/person/email-address';
import type { PersonNameFault } from '../../kernel/person/person-name';
import type { PostcodeFault } from '../../kernel/person/postcode';
import type { TelephoneFault } from '../../kernel/person/telephone';
import type { PhotographFault } from './photograph';
import type { RegistrationFault } from '../../kernel/registration';

/** What a reader can find beside `missing` and `too-long`, which fields of every kind have. */
export type OwnFault<Fault> = Exclude<
  Fault,
  { readonly kind: 'empty' } | { readonly most: number }
>;

/**
 * Why a field cannot be sent as it is, with all that is needed to say so; its words stand in
 * `ui/copy`. Days are "2026-11-28".
 */
export type FieldFault =
  | { readonly kind: 'missing' }
  /** Terms that must be agreed to (FORM-20). */
  | { readonly kind: 'terms-not-accepted' }
  /** Longer than `most` characters. */
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'not-a-name'; readonly fault: OwnFault<PersonNameFault> }
  | { readonly kind: 'not-an-email'; readonly fault: OwnFault<EmailAddressFault> }
  | { readonly kind: 'not-a-telephone'; readonly fault: OwnFault<TelephoneFault> }
  | { readonly kind: 'not-a-postcode'; readonly fault: OwnFault<PostcodeFault> }
  | { readonly kind: 'not-a-registration'; readonly fault: OwnFault<RegistrationFault> }
  | { readonly kind: 'not-a-number' }
  /** No number of whole miles that a vehicle can have done. */
  | { readonly kind: 'not-a-mileage' }
  /** None of those to choose from. */
  | { readonly kind: 'not-an-option' }
  /** No day that a calendar has. */
  | { readonly kind: 'not-a-day' }
  | { readonly kind: 'day-too-early'; readonly earliest: string }
  | { readonly kind: 'day-too-late'; readonly latest: string }
  /**
   * Nobody is there on that day, or not any more: at the branch of that name, or at any. `next` is
   * the next day on which somebody is.
   */
  | {
      readonly kind: 'day-closed';
      readonly day: string;
      readonly next?: string;
      readonly branch?: string;
    }
  /** Nobody is there at that time of the day that was chosen, "17:30". */
  | { readonly kind: 'time-closed'; readonly time: string; readonly branch?: string }
  /** Photographs that were not taken, by the names of their files. */
  | {
      readonly kind: 'photographs-refused';
      readonly refused: readonly {
        readonly name: string;
        readonly why: PhotographFault | 'too-many';
      }[];
    }
  /** What the other side says of the field, for people. */
  | { readonly kind: 'field-refused'; readonly reason: string };
