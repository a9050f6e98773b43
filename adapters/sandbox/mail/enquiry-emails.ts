import type { Email } from '../desk/email-queue';
import type { Answer, NewEnquiry } from '../desk/stored-enquiry';
import { letterText, type Letter, type MailLink } from './letter';
import { letterHtml } from './letter-html';
import { withoutLinks } from './without-links';

export interface Recipients {
  /** The name of the site, which is on every letter. */
  readonly siteName: string;
  readonly branch: { readonly name: string; readonly email: string; readonly telephone: string };
  /** Read as an address before; none where the shopper gave none. */
  readonly shopper: string | undefined;
  /** Of the site's own, where the shopper sees it again. */
  readonly page?: MailLink;
}

/** Long enough for any honest subject, short enough for every mail program. */
const LONGEST_SUBJECT = 150;

/** To the dealership, and to the shopper who gave an address. */
export const enquiryEmails = (enquiry: NewEnquiry, recipients: Recipients): readonly Email[] => [
  notice(enquiry, recipients),
  ...(recipients.shopper === undefined ? [] : [receipt(enquiry, recipients, recipients.shopper)]),
];

/** To the branch: all that is known, and whom to answer. */
function notice(enquiry: NewEnquiry, { siteName, branch, shopper }: Recipients): Email {
  const pictures = enquiry.attachments.length;
  return {
    audience: 'branch',
    to: { name: singleLine(branch.name), address: singleLine(branch.email) },
    replyTo: shopper === undefined ? undefined : singleLine(shopper),
    subject: singleLine(`${enquiry.formTitle}: ${enquiry.reference}`),
    ...bodyOf({
      sender: siteName,
      title: enquiry.formTitle,
      opening: [`A new enquiry for ${branch.name}.`],
      reference: enquiry.reference,
      rows: [
        ...enquiry.answers,
        ...enquiry.facts,
        ...(pictures === 0
          ? []
          : [{ label: 'Pictures', value: `${String(pictures)}, to be seen in the inbox` }]),
      ],
      closing: [
        shopper === undefined
          ? 'No email address was given, so that an answer to this message reaches nobody.'
          : 'An answer to this message goes to the person who sent the enquiry.',
      ],
    }),
  };
}

/**
 * To the address that somebody typed, which may be a stranger's: the name is not in it as a
 * greeting, and nothing that was typed can be followed (EN-12); a page of our own can.
 */
function receipt(
  enquiry: NewEnquiry,
  { siteName, branch, page }: Recipients,
  shopper: string,
): Email {
  return {
    audience: 'shopper',
    to: { name: '', address: singleLine(shopper) },
    replyTo: singleLine(branch.email),
    subject: singleLine(`We have your enquiry ${enquiry.reference}`),
    ...bodyOf({
      sender: siteName,
      title: enquiry.confirmation,
      opening: [`This is what you sent to ${branch.name}.`],
      reference: enquiry.reference,
      rows: [...enquiry.answers, ...enquiry.facts.filter(({ label }) => label === 'Vehicle')]
        .filter(({ value }) => value !== shopper)
        .map(unlinked),
      ...(page !== undefined && { page }),
      closing: [
        `Questions? Call ${branch.name} on ${branch.telephone}, and name the reference.`,
        'You get this message because your address was typed into a form of ours. If that was not you, there is nothing that you need to do.',
      ],
    }),
  };
}

const unlinked = ({ label, value }: Answer): Answer => ({ label, value: withoutLinks(value) });

const bodyOf = (letter: Letter): Pick<Email, 'text' | 'html'> => ({
  text: letterText(letter),
  html: letterHtml(letter),
});

/** A line break in a header would begin another header; a library encodes what is left. */
const singleLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT);
