import { noticePage } from './notice-page';

/** Why a posted form went no further, by status: what happened, and what can be done. */
const REASONS: Readonly<Record<number, readonly [title: string, advice: string]>> = {
  400: [
    'The form could not be read',
    'It may have been cut off on its way. Go back, where what you typed is still there, and send it again.',
  ],
  403: [
    'The form did not come from this site',
    'For your safety we only take forms from our own pages. Open the page here and send the form from there.',
  ],
  408: [
    'The form took too long to arrive',
    'Go back, where what you typed is still there, and send it again.',
  ],
  413: [
    'The form is too long',
    'Go back, where what you typed is still there, and shorten the longest answer.',
  ],
  415: [
    'The form could not be read',
    'It was sent in a way that we do not know. Open the page here and send the form from there.',
  ],
  429: [
    'Too many forms at once',
    'Wait a minute, go back, where what you typed is still there, and send it again.',
  ],
  503: [
    'We could not finish in time',
    'Your form may or may not have reached us. Go back and send it again: it is stored once, however often it is sent.',
  ],
};

const ELSE: readonly [string, string] = [
  'Something went wrong at our end',
  'Go back, where what you typed is still there, and send it again.',
];

/** For a form that went no further. */
export function refusalPage(siteName: string, status: number): string {
  const [title, advice] = REASONS[status] ?? ELSE;
  return noticePage(siteName, title, advice);
}
