import { describe, expect, it } from 'vitest';
import { sanitiseOnServer } from '../../../adapters/html/sanitise-on-server';
import { asParsed } from './as-parsed';
import { CLEANED } from './unsafe-html';

describe('an editor’s text cleaned on the server', () => {
  it.each(CLEANED)('%s [CX-1, CX-3]', async (_, written, left) => {
    expect(asParsed(await sanitiseOnServer(written))).toBe(asParsed(left));
  });
});
