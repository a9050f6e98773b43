import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** What a hash costs: memory is 128 bytes times N times r. */
export interface HashCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** As OWASP advises for 32 MiB. A hash says what it was made with, so that this may rise. */
export const USUAL_COST: HashCost = { N: 2 ** 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Beyond what any cost here needs. */
const MOST_MEMORY = 256 * 1024 * 1024;

const derived = (password: string, salt: Buffer, { N, r, p }: HashCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { N, r, p, maxmem: MOST_MEMORY };
    // By its bytes, however long: nothing is cut (AC-5).
    scrypt(Buffer.from(password, 'utf8'), salt, KEY_BYTES, options, (problem, key) => {
      if (problem === null) resolve(key);
      else reject(problem);
    });
  });

/** "scrypt$N$r$p$salt$key". */
const written = ({ N, r, p }: HashCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** With a salt of its own. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(cost, salt, await derived(password, salt, cost));
}

/** The hash of no password: comparing with it takes as long as with any. */
export const nobodysHash = (cost: HashCost): string =>
  written(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

/** Whether a password is the one of a hash; a hash that is none is nobody’s. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const wanted = Buffer.from(key, 'base64url');
  const made = await derived(password, Buffer.from(salt, 'base64url'), cost);
  return made.length === wanted.length && timingSafeEqual(made, wanted);
}
