/** Which conversions have been reported already, over reloads and days (TR-5). */
export interface CountedConversions {
  /** True the first time an id is asked about, and never again. */
  readonly isFirst: (id: string) => boolean;
  /** Once nothing is agreed to, nothing is remembered either. */
  readonly forget: () => void;
}
