/** Words of the pages that tell how to reach us. */
export const CONTACT_WORDS = {
  title: 'Contact us',
  heading: 'Get in touch',
  description: 'Telephone numbers, e-mail addresses and places of all our branches.',
  lead: 'Ring or write to any branch. They can tell you about every car and van we have, wherever it stands.',
  write: 'Write to us',
  others: 'Our other branches',
} as const;

export const branchDescription = (branch: string): string =>
  `How to ring, write to and find ${branch}, and which cars and vans stand there.`;

export const branchLead = (branch: string): string =>
  `Ring or write to ${branch} about any of our cars and vans. If one stands at another branch, they can have it brought over.`;

/** For the link to what stands at a branch. */
export const usedCarsAt = (place: string): string => `Used cars at ${place}`;
export const usedVansAt = (place: string): string => `Used vans at ${place}`;
