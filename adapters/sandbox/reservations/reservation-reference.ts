import { createHash } from 'node:crypto';

/** What is named on the telephone: the same for one payment, whenever it is asked for. @param of what a letter tells of it */
export const referenceOf = (attemptId: string, of = 'tell-reserved'): string =>
  `RV-${createHash('sha256').update(`${of}/${attemptId}`).digest('hex').slice(0, 10).toUpperCase()}`;
