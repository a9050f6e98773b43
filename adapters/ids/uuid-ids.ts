import type { Ids } from '../../core/kernel/ports/ids';

/** Random version 4 UUIDs, from the platform's own source of chance. */
export const uuidIds: Ids = { next: () => globalThis.crypto.randomUUID() };
