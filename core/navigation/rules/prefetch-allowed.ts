/** What a browser tells of its connection; many tell nothing (BT-3). */
export interface ConnectionFacts {
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
}

/** Not where the shopper's data is dear or slow (NAV-16); a browser that does not say is taken to have plenty. */
export const isPrefetchAllowed = ({ effectiveType, saveData }: ConnectionFacts = {}): boolean =>
  saveData !== true && !/(^|-)2g$/.test(effectiveType ?? '');
