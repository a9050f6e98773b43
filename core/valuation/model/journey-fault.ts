import type { FieldFault } from '../../enquiry/public';
import type { FieldFaults } from '../../kernel/form/field';

/** Why a field of a journey cannot be sent as it is: as in any form, and what a valuation alone asks for. */
export type JourneyFault =
  | FieldFault
  /** One name was typed where two are needed (CG-019). */
  | { readonly kind: 'no-last-name' }
  /** More than any counter of miles shows. */
  | { readonly kind: 'too-many-miles'; readonly most: number }
  /** No amount of pounds, in whole pence and not below nothing. */
  | { readonly kind: 'not-an-amount' };

/** By the name of the field; one that is not named is in order. */
export type JourneyFaults = FieldFaults<JourneyFault>;
