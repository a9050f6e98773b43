/** What a telephone dials; digits, and a plus before them. */
export const telephoneAddress = (telephone: string): string =>
  `tel:${telephone.replace(/[^\d+]/g, '')}`;
