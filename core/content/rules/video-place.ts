/**
 * Where a film of an editor's is, and what plays it once it is asked for: a file, the player of a
 * known host by the film's name there, or nothing of ours, where a link leads to it.
 */
export type VideoPlace =
  | { readonly kind: 'file'; readonly address: string }
  | { readonly kind: 'player'; readonly host: VideoHost; readonly address: string }
  | { readonly kind: 'elsewhere'; readonly address: string };

/** Whose players may stand in a page, each under an origin that keeps nothing before it plays. */
export const VIDEO_HOSTS = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const;
export type VideoHost = keyof typeof VIDEO_HOSTS;

const FILM = /\.(?:mp4|webm|ogv|m4v)(?:[?#]|$)/i;
const YOUTUBE =
  /^(?:https?:)?\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO = /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?!\d)/i;

/** `undefined` where the address leads nowhere. */
export function videoPlace(address: string): VideoPlace | undefined {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube !== undefined) {
    return player('YouTube', `/embed/${youtube}?autoplay=1&rel=0`);
  }
  const vimeo = VIMEO.exec(address)?.[1];
  if (vimeo !== undefined) return player('Vimeo', `/video/${vimeo}?autoplay=1&dnt=1`);
  if (/^(?:https:\/\/|\/(?![/\\]))/i.test(address) && FILM.test(address)) {
    return { kind: 'file', address };
  }
  return /^(?:https?:\/\/[^\s/\\]|\/(?![/\\]))/i.test(address)
    ? { kind: 'elsewhere', address }
    : undefined;
}

const player = (host: VideoHost, path: string): VideoPlace => ({
  kind: 'player',
  host,
  address: VIDEO_HOSTS[host] + path,
});
