import { PASSWORD_RESET_PATH } from '../../../core/account/public';
import type { Email } from '../desk/email-queue';
import { letterText, type Letter } from '../mail/letter';
import { letterHtml } from '../mail/letter-html';

/** Whom a letter is to, and what it may lead to. */
export interface LetterTo {
  readonly email: string;
  /** The name of the site. */
  readonly siteName: string;
  /** Scheme and host of the site, by its settings and never by a request; empty where they say none. */
  readonly siteOrigin: string;
}

function letter(to: LetterTo, subject: string, content: Omit<Letter, 'sender' | 'rows'>): Email {
  const whole: Letter = { sender: to.siteName, rows: [], ...content };
  return {
    audience: 'shopper',
    to: { name: '', address: to.email },
    replyTo: undefined,
    subject,
    text: letterText(whole),
    html: letterHtml(whole),
  };
}

/** The link to set a password with: the same letter with an account and without (AC-3). */
export const linkLetter = (to: LetterTo, token: string): Email =>
  letter(to, 'Set your password', {
    title: 'Set your password',
    opening: [
      `Somebody asked for a link to set the password for your account at ${to.siteName}.`,
      'The link is good for one hour, and for one password.',
    ],
    page: {
      words: 'Set a password:',
      address: `${to.siteOrigin}${PASSWORD_RESET_PATH}${token}`,
    },
    closing: [
      'If that was not you, there is nothing that you need to do: nothing changes unless the link is used.',
      'Nobody of ours will ever ask you for this link or for your password.',
    ],
  });

/** To the owner, once a password was set. @param passkeys how many still open the account. */
export const changedLetter = (to: LetterTo, passkeys: number): Email =>
  letter(to, 'Your password was changed', {
    title: 'Your password was changed',
    opening: [
      `A new password was set for your account at ${to.siteName}.`,
      'Every device that was logged in has been logged out, and links that were sent before are no longer good.',
      ...(passkeys === 0
        ? []
        : [
            'Passkeys of the account still open it. Log in to see them, and remove any that you do not know.',
          ]),
    ],
    page: {
      words: 'Was that not you? Set another password at once:',
      address: `${to.siteOrigin}${PASSWORD_RESET_PATH}`,
    },
    closing: ['If that was you, there is nothing that you need to do.'],
  });

/** To the owner, once a passkey was added. */
export const passkeyLetter = (to: LetterTo, name: string): Email =>
  letter(to, 'A passkey was added', {
    title: 'A passkey was added to your account',
    opening: [
      `A passkey was added to your account at ${to.siteName}: ${name}.`,
      'Whoever has the device that keeps it can log in with it.',
    ],
    closing: [
      'If that was not you, set another password, and remove the passkey once you are logged in.',
    ],
  });
