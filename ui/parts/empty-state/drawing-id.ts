export type DrawingName = 'search' | 'favourites' | 'compare' | 'recent' | 'error' | 'offline';

/** The name of a drawing on the page. */
export const drawingId = (name: string): string => `drawing-${name}`;
