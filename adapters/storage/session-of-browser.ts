import { Observable } from 'rxjs';
import type { SessionNews } from '../../core/account/public';
import * as STORAGE_NAMES from './storage-names';

/** Whether the site has left the mark of somebody who is logged in (STORE-10). */
export const isSignedIn = (document: Pick<Document, 'cookie'>): boolean => {
  try {
    return document.cookie.split('; ').includes(`${STORAGE_NAMES.signedIn}=1`);
  } catch {
    // A browser that blocks storage throws: nobody can be logged in there.
    return false;
  }
};

const CHANNEL = 'forecourt-session';

const isNews = (told: unknown): told is 'signed-in' | 'signed-out' =>
  told === 'signed-in' || told === 'signed-out';

/** What tabs of this browser tell each other; a browser without channels tells nothing. */
export const newsBetweenTabs = (open: () => BroadcastChannel): SessionNews => ({
  heard$: new Observable((listener) => {
    const channel = opened(open);
    const heard = ({ data }: MessageEvent<unknown>): void => {
      if (isNews(data)) listener.next(data);
    };
    channel?.addEventListener('message', heard);
    return () => {
      channel?.close();
    };
  }),
  tell: (news) => {
    const channel = opened(open);
    channel?.postMessage(news);
    channel?.close();
  },
});

export const sessionChannel = (): BroadcastChannel => new BroadcastChannel(CHANNEL);

function opened(open: () => BroadcastChannel): BroadcastChannel | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
