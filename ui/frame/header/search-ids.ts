/** The name by which the button of a narrow header finds the search box. */
export const SEARCH_BOX_ID = 'site-search-box';

/** The name by which the suggestions find the box that is typed into. */
export const SEARCH_INPUT_ID = 'site-search';
