import type { PasskeyAnswer } from '../../../../core/account/public';

/** What an authenticator answered, out of the field of a form; nothing where there is none. */
export function readPasskeyAnswer(text: string): PasskeyAnswer | undefined {
  if (text === '') return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as PasskeyAnswer)
      : undefined;
  } catch {
    return undefined;
  }
}
