import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { fontFacesAt } from './font-faces';

/** The face of the site, from the file that its build has made of it. */
export const fontFaces = fontFacesAt(figtreeLatin);
