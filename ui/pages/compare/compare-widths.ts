/** How wide the names of the rows are on a screen that has room for a column of them. */
export const NAMES = '9.5rem';
export const NAMES_WIDE = '12.5rem';

/** A vehicle's share of a phone's width: two fill it, and of a third enough is seen to tell that it is there. */
export const shareOfPhone = (columns: number): string =>
  columns === 1 ? '100%' : columns === 2 ? '50%' : '45%';
