import { describe, expect, it } from 'vitest';
import type { NewEnquiry } from '../../../../adapters/sandbox/desk/stored-enquiry';
import { enquiryEmails } from '../../../../adapters/sandbox/mail/enquiry-emails';
import { withoutLinks } from '../../../../adapters/sandbox/mail/without-links';

const answer = (label: string, value: string) => ({
  name: label.toLowerCase(),
  label,
  value,
  sent: '',
  isNumber: false,
});

const anEnquiry = (change: Partial<NewEnquiry> = {}): NewEnquiry => ({
  key: 'k',
  reference: 'CB-7K3M9QXZ',
  formId: 'request-callback',
  formTitle: 'Request a callback',
  branch: 'Forecourt Bolton',
  person: 'Jo Bloggs',
  at: 0,
  answers: [answer('First name', 'Jo'), answer('Email', 'jo@example.com')],
  facts: [
    { label: 'Vehicle', value: '2021 Ford Fiesta' },
    { label: 'Source', value: 'website' },
  ],
  confirmation: 'Thank you. We will call you back.',
  fingerprint: '',
  attachments: [],
  suspect: false,
  ...change,
});

const BRANCH = {
  name: 'Forecourt Bolton',
  email: 'bolton@forecourt.example',
  telephone: '01632 960101',
};

const about = (change: Partial<NewEnquiry>, shopper: string | undefined = 'jo@example.com') =>
  enquiryEmails(anEnquiry(change), { siteName: 'Forecourt', branch: BRANCH, shopper });

/** What a reader sees of HTML. */
const seen = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('The e-mails about an enquiry', () => {
  it('go to the branch with all that is known, and to the shopper with what was sent', () => {
    const [notice, receipt] = about({});
    expect(notice).toMatchObject({
      audience: 'branch',
      to: { name: 'Forecourt Bolton', address: 'bolton@forecourt.example' },
      replyTo: 'jo@example.com',
      subject: 'Request a callback: CB-7K3M9QXZ',
    });
    expect(receipt).toMatchObject({
      audience: 'shopper',
      to: { name: '', address: 'jo@example.com' },
      replyTo: 'bolton@forecourt.example',
      subject: 'We have your enquiry CB-7K3M9QXZ',
    });
    for (const email of [notice!, receipt!]) {
      for (const body of [email.text, seen(email.html)]) {
        expect(body).toContain('CB-7K3M9QXZ');
        expect(body).toContain('2021 Ford Fiesta');
      }
    }
    expect(notice!.text).toContain('Source: website');
    expect(receipt!.text).not.toContain('website');
    expect(receipt!.text).toContain('01632 960101');
  });

  it('go to the branch alone, and ask for no answer, where no address was given', () => {
    const emails = enquiryEmails(anEnquiry(), {
      siteName: 'Forecourt',
      branch: BRANCH,
      shopper: undefined,
    });
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ audience: 'branch', replyTo: undefined });
  });

  it('tell the branch of pictures', () => {
    const [notice] = about({ attachments: ['a', 'b'] });
    expect(notice!.text).toContain('Pictures: 2, to be seen in the inbox');
  });
});

describe('An e-mail made of what a stranger typed', () => {
  const MESSAGE = '<img src=x onerror=alert(1)>\nTelephone: 0900 999\n.\nhttps://evil.example';
  const emails = about(
    {
      reference: 'CB-1\r\nBcc: all@example.com',
      formTitle: 'Callback\u2028X',
      answers: [
        answer('First name', 'Win now https://evil.example'),
        answer('Message', MESSAGE),
        answer('Name', '"><script>alert(1)</script>'),
      ],
      facts: [{ label: 'Vehicle', value: 'www.evil.example' }],
    },
    'jo@example.com\r\nBcc: all@example.com',
  );

  it('has headers of one line each', () => {
    for (const { to, replyTo, subject } of emails) {
      for (const line of [to.name, to.address, replyTo, subject]) {
        expect(line).not.toMatch(/[\r\n\u2028]/);
      }
    }
  });

  it('has no tag of anybody’s but ours, no link and nothing that is fetched', () => {
    for (const { html } of emails) {
      const tags = new Set([...html.matchAll(/<\/?(\w+)/g)].map(([, name]) => name));
      for (const tag of ['img', 'script', 'a', 'link', 'iframe', 'form']) {
        expect(tags).not.toContain(tag);
      }
      expect(html).not.toMatch(/<[^>]*\s(src|href|background|on\w+)=|url\(/);
      expect(seen(html)).toContain('<script>alert(1)</script>');
    }
  });

  it('lets no answer pass for another in its text', () => {
    for (const { text } of emails) expect(text).not.toMatch(/^Telephone:/m);
  });

  it('gives the branch every word, and the shopper nothing to follow', () => {
    const [notice, receipt] = emails;
    expect(notice!.text).toContain('https://evil.example');
    for (const body of [receipt!.text, receipt!.html, receipt!.subject]) {
      expect(body).not.toMatch(/:\/\/|evil\.example|www\./);
    }
    expect(receipt!.text).toContain('https[:]//evil[.]example');
  });
});

describe('A text without links', () => {
  it.each([
    ['https://evil.example/a?b=c', 'https[:]//evil[.]example/a?b=c'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['me@evil.example', 'me@evil[.]example'],
    ['http://192.0.2.1/', 'http[:]//192[.]0[.]2[.]1/'],
    ['münchen。de', 'münchen[.]de'],
    ['No. 5, then. Fine...', 'No. 5, then. Fine...'],
  ])('of %s is %s', (text, plain) => {
    expect(withoutLinks(text)).toBe(plain);
  });
});
