/** By what a browser says of itself; what is named first is the most exact. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a passkey is called, so that its owner knows it again: "Chrome on Windows". */
export function deviceName(userAgent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser === undefined) return system ?? 'Passkey';
  return system === undefined ? browser : `${browser} on ${system}`;
}
