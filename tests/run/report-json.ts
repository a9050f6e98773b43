/** An object of a report that another program wrote, of which nothing is taken for granted. */
export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** The objects of a list; none where there is no list. */
export const listAt = (value: unknown, key: string): readonly Json[] => {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

export const textAt = (value: Json, key: string): string => {
  const text = value[key];
  return typeof text === 'string' ? text : '';
};

export const numberAt = (value: Json, key: string): number => {
  const number = value[key];
  return typeof number === 'number' ? number : 0;
};

/** One browser test of Playwright’s report, with the titles of the suites around it. */
export interface BrowserSpec {
  readonly titles: readonly string[];
  readonly spec: Json;
}

/** Every browser test of a report: Playwright puts a suite for each `describe` within that of the file. */
export const browserSpecs = (report: unknown): readonly BrowserSpec[] =>
  listAt(report, 'suites').flatMap((file) => specsOfSuite(file, []));

const specsOfSuite = (suite: Json, above: readonly string[]): readonly BrowserSpec[] => [
  ...listAt(suite, 'specs').map((spec) => ({ titles: [...above, textAt(spec, 'title')], spec })),
  ...listAt(suite, 'suites').flatMap((part) =>
    specsOfSuite(part, [...above, textAt(part, 'title')]),
  ),
];
