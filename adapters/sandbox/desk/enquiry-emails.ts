import type { Answer, Email, NewEnquiry } from './desk-store';

export interface Recipients {
  readonly branch: { readonly name: string; readonly email: string; readonly telephone: string };
  /** Read as an address before; none where the shopper gave none. */
  readonly shopper: string | undefined;
}

/** Long enough for any honest subject, short enough for every mail program. */
const LONGEST_SUBJECT = 150;

/** To the dealership, and to the shopper who gave an address. */
export function enquiryEmails(
  enquiry: NewEnquiry,
  { branch, shopper }: Recipients,
): readonly Email[] {
  const from = singleLine(branch.email);
  const toBranch: Email = {
    to: from,
    replyTo: singleLine(shopper ?? branch.email),
    subject: singleLine(`${enquiry.formTitle}: ${enquiry.reference}`),
    ...letter(`A new enquiry for ${branch.name}: ${enquiry.formTitle}.`, [
      { label: 'Reference', value: enquiry.reference },
      ...enquiry.answers,
      ...enquiry.facts,
    ]),
  };
  if (shopper === undefined) return [toBranch];
  const toShopper: Email = {
    to: singleLine(shopper),
    replyTo: from,
    subject: singleLine(`We have your enquiry ${enquiry.reference}`),
    ...letter(`${enquiry.confirmation} This is what you sent to ${branch.name}.`, [
      { label: 'Reference', value: enquiry.reference },
      ...enquiry.answers,
      { label: 'Call us', value: branch.telephone },
    ]),
  };
  return [toBranch, toShopper];
}

/** A line break in a header would begin another header. */
export const singleLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT);

function letter(opening: string, answers: readonly Answer[]): Pick<Email, 'text' | 'html'> {
  const rows = answers.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return {
    text: [singleLineOf(opening), '', ...answers.map(plainAnswer)].join('\n'),
    html: `<p>${escapeHtml(opening)}</p><table cellpadding="4">${rows.join('')}</table>`,
  };
}

const singleLineOf = (text: string): string => text.replace(/\s+/g, ' ');

/** Further lines of an answer stand indented, so that none can pass for another answer. */
const plainAnswer = ({ label, value }: Answer): string =>
  `${singleLineOf(label)}: ${value.split(/\r\n|[\r\n\u2028\u2029]/).join('\n    ')}`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
