import { createHmac } from 'node:crypto';

const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whose a hold is, by an address of e-mail: the same for the same one, and nothing that tells it. */
export const ownerOfEmail = (secret: string, email: string): string =>
  digest(secret, `email/${email.toLowerCase()}`);

/** The same of a submission without an address. */
export const ownerOfKey = (secret: string, key: string): string => digest(secret, `key/${key}`);
