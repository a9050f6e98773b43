export const SUMMARY_PAGE = {
  description: 'What we would pay for a vehicle that you had valued, and until when.',
  above: 'Value your car',
} as const;

/** VALB-05, to the letter. */
export const WAITING = {
  title: 'Your free vehicle valuation is waiting',
  lead: (branch: string): string =>
    `Ring ${branch}, or write to them on their page: they agree a time for a valuer to look at it with you.`,
  noBranch: 'Any branch can help. Ring the one nearest to you, or see where they are.',
  contact: 'Contact the branch',
  contactAny: 'Contact a branch',
} as const;

export const UNKNOWN_VALUATION = {
  title: 'We cannot find this valuation',
  text: 'Check the address against the one in your email: each letter and figure of it counts. If they are the same, the valuation is no longer kept, and you can have a new one in a minute.',
  value: 'Value your vehicle',
  contact: 'Find your branch',
} as const;

export const VALUATION_UNAVAILABLE = {
  title: 'We cannot show your valuation at the moment',
  text: 'It is kept safely. Try again in a minute, or ring a branch: they have it under your registration.',
  again: 'Try again',
} as const;

export const PUT_TO_USE = {
  title: 'Put it towards your next vehicle',
  use: 'See our prices less this one',
  lead: 'Each vehicle then also shows what is left to pay with yours. It stays in this tab, and nothing is sent.',
  /** Another vehicle’s price is in use. */
  instead: (other: string): string =>
    `You are using the price of your ${other}. This one takes its place.`,
  used: 'This price is in use: our vehicles show what is left to pay with yours.',
  stop: 'Stop using it',
} as const;
