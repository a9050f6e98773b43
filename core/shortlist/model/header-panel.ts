/** The panel that lies over the page, if any: the documents' own words (PANEL-04). */
export type HeaderPanel = '' | 'compare' | 'favs' | 'recent';
