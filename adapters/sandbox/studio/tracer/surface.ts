/** A colour in linear light, or a point or direction in metres. */
export type Triple = readonly [number, number, number];

/** A spot on a surface: metres, and the place on the part's own drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly u: number;
  readonly v: number;
}

/** What a part is made of. Colours are linear light. */
export interface Surface {
  readonly colour: Triple | ((spot: Spot) => Triple);
  /** 0 mirrors, 1 is chalk. */
  readonly roughness: number;
  /** 1 for bare metal, whose reflection takes its colour; else left out. */
  readonly metalness?: number;
  /** Strength of a smooth lacquer over it, 0 to 1. */
  readonly coat?: number;
  /** Light of its own: shown, but too weak to light anything else. */
  readonly glow?: (spot: Spot) => Triple;
  /** Leans the normal, for grain and weave; in the part's own metres. */
  readonly grain?: (spot: Spot) => Triple;
  /** Painted in the vehicle's colour: its own colour is then the black layer's. */
  readonly painted?: boolean;
  /** Not shown itself, only the shadow that falls on it. */
  readonly floor?: boolean;
  /** What it is made of instead in some places. */
  readonly inPlaces?: (spot: Spot) => Surface | undefined;
}
