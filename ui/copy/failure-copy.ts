import type { GatewayFailure } from '../../core/kernel/failure';

/** What a shopper reads when a block of the page could not be had. Complete by type. */
const WORDS: Readonly<Record<GatewayFailure['kind'], string>> = {
  unreachable: 'We cannot reach our systems. Check your connection and try again.',
  'timed-out': 'This is taking longer than it should. Please try again.',
  refused: 'Something went wrong at our end. Please try again.',
  'not-allowed': 'You need to sign in again to do that.',
  unreadable: 'We received an answer we could not read. Please try again.',
};

export const failureWords = (failure: GatewayFailure): string => WORDS[failure.kind];
