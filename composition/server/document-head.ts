/** What stands first in the head of every page: how to read it, its colours, its icons. */
export const documentHead =
  `<meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  // A phone that makes links of numbers and dates puts elements where React expects text.
  `<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">` +
  `<meta name="color-scheme" content="light dark">` +
  `<meta name="theme-color" content="#F6F7F5" media="(prefers-color-scheme: light)">` +
  `<meta name="theme-color" content="#0E1715" media="(prefers-color-scheme: dark)">` +
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
  `<link rel="apple-touch-icon" href="/icons/touch.png">` +
  `<link rel="manifest" href="/manifest.webmanifest">`;
