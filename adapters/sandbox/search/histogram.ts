/** How many vehicles have each code. */
export type Histogram = Uint32Array;
