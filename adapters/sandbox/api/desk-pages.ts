import type { AuditEntry } from '../desk/audit-trail';
import type { StoredEmail } from '../desk/email-queue';
import type { Answer, StoredEnquiry } from '../desk/stored-enquiry';
import { escapeHtml } from './escape-html';

export const DESK_STYLE = `:root{color-scheme:light dark;background:Canvas;color:CanvasText}
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem;overflow-wrap:anywhere}
nav a{margin-inline-end:1rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.5rem;border-bottom:1px solid GrayText}
td{white-space:pre-line}pre{white-space:pre-wrap;font:inherit}
iframe{width:100%;height:24rem;border:1px solid GrayText;background:Canvas}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const time = (at: number): string =>
  `<time datetime="${new Date(at).toISOString()}">${when.format(at)}</time>`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>` +
  `<style>${DESK_STYLE}</style></head><body>` +
  `<nav aria-label="Desk"><a href="/sandbox/inbox">Inbox</a><a href="/sandbox/outbox">Outbox</a></nav>` +
  `<main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const rows = (answers: readonly Answer[]): string =>
  answers
    .map(
      ({ label, value }) =>
        `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');

const heads = (...names: readonly string[]): string =>
  `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`;

/** A link to what is older, where there may be more. */
const older = (path: string, listed: readonly { readonly id: number }[], most: number): string => {
  const last = listed.at(-1);
  return last === undefined || listed.length < most
    ? ''
    : `<p><a href="${path}?before=${String(last.id)}">Older</a></p>`;
};

export function inboxPage(enquiries: readonly StoredEnquiry[], most: number): string {
  const list = enquiries.map(
    ({ reference, at, formTitle, branch }) =>
      `<tr><th scope="row"><a href="/sandbox/inbox/${encodeURIComponent(reference)}">${escapeHtml(reference)}</a></th>` +
      `<td>${time(at)}</td><td>${escapeHtml(formTitle)}</td><td>${escapeHtml(branch)}</td></tr>`,
  );
  return page(
    'Inbox',
    list.length === 0
      ? '<p>No enquiry has come in yet.</p>'
      : `<table>${heads('Enquiry', 'Received', 'Form', 'For')}<tbody>${list.join('')}</tbody></table>` +
          older('/sandbox/inbox', enquiries, most),
  );
}

const HAPPENED: Readonly<Record<AuditEntry['what'], string>> = {
  received: 'Received',
  'sent-again': 'Sent again',
  cleared: 'Sent again by a person',
  opened: 'Opened',
  answered: 'Marked answered',
  'not-answered': 'Marked not answered',
  exported: 'Exported',
  'email-queued': 'E-mail queued',
  'email-put-off': 'E-mail not sent yet',
  'email-sent': 'E-mail sent',
  'email-failed': 'E-mail given up',
};

export const enquiryPage = (enquiry: StoredEnquiry, trail: readonly AuditEntry[]): string =>
  page(
    `${enquiry.formTitle}: ${enquiry.reference}`,
    `<p>Received ${time(enquiry.at)} for ${escapeHtml(enquiry.branch)}.</p>` +
      `<table><tbody>${rows([...enquiry.answers, ...enquiry.facts])}</tbody></table>` +
      `<h2>What happened</h2><ul>${trail
        .map(({ at, what }) => `<li>${time(at)} ${HAPPENED[what]}</li>`)
        .join('')}</ul>`,
  );

export function outboxPage(emails: readonly StoredEmail[], most: number): string {
  const list = emails.map(
    ({ id, at, subject, to }) =>
      `<tr><th scope="row"><a href="/sandbox/outbox/${String(id)}">${escapeHtml(subject)}</a></th>` +
      `<td>${escapeHtml(to.address)}</td><td>${time(at)}</td></tr>`,
  );
  return page(
    'Outbox',
    list.length === 0
      ? '<p>No e-mail has been written yet.</p>'
      : `<table>${heads('Subject', 'To', 'Written')}<tbody>${list.join('')}</tbody></table>` +
          older('/sandbox/outbox', emails, most),
  );
}

/** The HTML as a mail program shows it, in a frame that runs nothing; and the plain text. */
export const emailPage = (email: StoredEmail): string =>
  page(
    email.subject,
    `<table><tbody>${rows([
      { label: 'To', value: email.to.address },
      { label: 'Answers go to', value: email.replyTo ?? 'nobody' },
      { label: 'About', value: email.reference },
    ])}</tbody></table>` +
      `<h2>As HTML</h2><iframe title="The e-mail as HTML" sandbox srcdoc="${escapeHtml(email.html)}"></iframe>` +
      `<h2>As plain text</h2><pre>${escapeHtml(email.text)}</pre>`,
  );

export const nothingPage = (title: string): string => page(title, '<p>There is nothing here.</p>');

export const lockedPage = (): string =>
  page(
    'This page is locked',
    '<p>Open it with the address that was printed when the site started: it ends in a token. ' +
      'The token is also the setting <code>FORECOURT_INBOX_TOKEN</code>.</p>',
  );
