/** How wide the names of the rows are on a screen that has room for a column of them. */
export const NAMES = '9.5rem';
export const NAMES_WIDE = '12.5rem';
