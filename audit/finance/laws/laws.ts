import type { Law } from '../model';
import {
  depositNeverDearer,
  finalPaymentNeverDearer,
  higherAprNeverCheaper,
  longerDearerAboveCredit,
  longerNeverDearer,
  moreCreditNeverCheaper,
} from './laws-of-direction';
import {
  feeInsideTheApr,
  feeInsideTheFinalPayment,
  feeOnTopNeverLowersApr,
  noFeeNoTreatment,
} from './laws-of-fees';
import {
  effectiveBelowTwelfth,
  finalPaymentLikeAnother,
  hirePurchaseIsPcpWithoutFinalPayment,
  paymentsScale,
  ratesThereAndBack,
  repaysTheCredit,
  roundedToNearestPenny,
  tendsToEqualParts,
  zeroRateExactly,
} from './laws-of-rates';
import {
  chargeNeverNegative,
  interestNeverNegative,
  oddPenceMoveNothing,
  oddPenceStay,
  paymentsNeverNegative,
  scheduleAddsUp,
  scheduleEndsAtNothing,
  totalsAddUp,
} from './laws-of-totals';

/** Every law of the audit, in the order it is told. */
export const LAWS: readonly Law[] = [
  totalsAddUp,
  scheduleAddsUp,
  scheduleEndsAtNothing,
  interestNeverNegative,
  chargeNeverNegative,
  paymentsNeverNegative,
  oddPenceStay,
  oddPenceMoveNothing,
  repaysTheCredit,
  roundedToNearestPenny,
  hirePurchaseIsPcpWithoutFinalPayment,
  finalPaymentLikeAnother,
  tendsToEqualParts,
  zeroRateExactly,
  effectiveBelowTwelfth,
  ratesThereAndBack,
  paymentsScale,
  depositNeverDearer,
  longerNeverDearer,
  longerDearerAboveCredit,
  higherAprNeverCheaper,
  finalPaymentNeverDearer,
  moreCreditNeverCheaper,
  feeOnTopNeverLowersApr,
  feeInsideTheApr,
  feeInsideTheFinalPayment,
  noFeeNoTreatment,
];
