// Traced from the picture studio’s bodies by `npm run studio -- --silhouettes`; do not edit by hand.

/** A side outline, nose to the left. Units are centimetres, so icons of different styles keep their true sizes. */
export interface Silhouette {
  readonly viewBox: string;
  /** Closed outline of the body with its wheel arches cut out. */
  readonly path: string;
  readonly wheels: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}
