import type { EnquirySource, OptInChannel } from '../../enquiry/public';
import type { Money } from '../../kernel/money';
import type { LookedUpVehicle } from './looked-up-vehicle';
import type { Reading } from './reading';

/** What a vehicle is looked up by (CALL-04, CALL-05). */
export interface LookupQuestion {
  readonly reading: Reading;
  /** As typed or tidied: any spelling. */
  readonly vrm: string;
  /** Whole miles. */
  readonly mileage: number;
  /** Of the branch that was chosen, where one was. */
  readonly departmentCode?: string;
  /** The code of the one it is valued in, where one is known. */
  readonly condition?: string;
}

/** Who asks for a price, read and in order (VALA-42, VALB-30). */
export interface Owner {
  readonly fullName: string;
  readonly firstName: string;
  /** Empty in reading B where one name was typed. */
  readonly lastName: string;
  readonly email: string;
  readonly telephone?: string;
  readonly postcode?: string;
}

/** A price that is asked for (CALL-06, CALL-08). */
export interface ValuationRequest {
  readonly reading: Reading;
  /** The same for every repeat of this request and for no other: it is valued once. */
  readonly key: string;
  /** From the lookup, with care and keepers as the shopper corrected them. */
  readonly vehicle: LookedUpVehicle & { readonly vrm: string };
  /** Whole miles. */
  readonly mileage: number;
  /** The code of the one it is valued in, which nobody was asked. */
  readonly condition: string;
  readonly departmentCode: string;
  readonly owner: Owner;
  /** Outstanding finance. */
  readonly settlement?: Money;
  readonly optIns: readonly OptInChannel[];
  readonly source: EnquirySource;
}
