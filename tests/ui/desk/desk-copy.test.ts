import { describe, expect, it } from 'vitest';
import {
  deliveryNote,
  eventWords,
  shownSize,
  shownTime,
  withoutRepeats,
} from '../../../ui/desk/desk-copy';
import type { ListedEmail, ShownEvent } from '../../../ui/desk/desk-values';
import { inboxSearch } from '../../../ui/desk/inbox-address';

const event = (what: ShownEvent['what'], at: number, who = 'inbox', about = ''): ShownEvent => ({
  what,
  at,
  who,
  about,
});

const email = (change: Partial<ListedEmail>): ListedEmail => ({
  id: 1,
  reference: 'GE-1',
  isOfEnquiry: true,
  at: 0,
  subject: 'Hello',
  audience: 'branch',
  to: { name: '', address: 'bolton@forecourt.example' },
  delivery: 'queued',
  tries: 0,
  nextAt: 0,
  settledAt: undefined,
  problem: '',
  ...change,
});

describe('The words of the desk', () => {
  it('show times as clocks in the United Kingdom do, in summer too', () => {
    expect(shownTime(Date.UTC(2026, 10, 28, 12, 5))).toBe('28 Nov 2026, 12:05');
    expect(shownTime(Date.UTC(2026, 6, 15, 23, 30))).toBe('16 Jul 2026, 00:30');
  });

  it('tell once what one did again and again, and keep everything else in its order', () => {
    const trail = [
      event('received', 1, 'shopper'),
      event('email-sent', 2, 'mailer', 'branch'),
      event('email-sent', 3, 'mailer', 'shopper'),
      event('opened', 4),
      event('opened', 5),
      event('answered', 6),
      event('opened', 7),
    ];
    const shown = withoutRepeats(trail);
    expect(shown.map(eventWords)).toEqual([
      'Received',
      'Email sent: branch',
      'Email sent: shopper',
      'Opened, 2 times',
      'Marked answered',
      'Opened',
    ]);
    expect(shown[3]?.event.at).toBe(5);
  });

  it.each([
    [email({}), 'It has not been tried yet.'],
    [email({ tries: 1, nextAt: 60_000 }), 'Tried once; next 1 Jan 1970, 01:01.'],
    [email({ delivery: 'failed', tries: 3 }), 'Tried 3 times.'],
    [email({ delivery: 'sent', settledAt: 0 }), '1 Jan 1970, 01:00'],
    [email({ delivery: 'unsent' }), 'No mail server is set.'],
  ])('say what became of an e-mail', (of, words) => {
    expect(deliveryNote(of)).toBe(words);
  });

  it.each([
    [1, '1 kB'],
    [312_400, '312 kB'],
    [1_440_000, '1.4 MB'],
  ])('show %i bytes as %s', (bytes, words) => {
    expect(shownSize(bytes)).toBe(words);
  });

  it('write into an address what is looked for, and nothing that goes without saying', () => {
    expect(inboxSearch({ state: 'all', form: '', words: '', page: 1 })).toBe('');
    expect(inboxSearch({ state: 'answered', form: '29', words: 'O’Neill &', page: 2 })).toBe(
      '?state=answered&form=29&q=O%E2%80%99Neill+%26&page=2',
    );
  });
});
