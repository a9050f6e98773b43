import type { BodyStyle } from '../../pictures/picture-address';
import type { Knot } from './spline';

/** A windscreen or rear screen in side view: where its middle line meets the body and the roof. */
export interface ScreenLine {
  readonly foot: Knot;
  readonly head: Knot;
  /** Forward or rearward belly of the glass, 1/m. */
  readonly curve: number;
}

/** The outline of the side windows. All in metres. */
export interface SideWindows {
  /** Thickness of the windscreen pillar. */
  readonly pillar: number;
  /** Distance kept from the rear screen, measured at the belt: the rear pillar. */
  readonly rearPillar: number;
  /** How far the rear pillar leans per metre of height; negative leans it forward. */
  readonly rearLean: number;
  /** Distance kept from the roof edge. */
  readonly roofGap: number;
  /** Positions of the door pillars between windows. */
  readonly posts: readonly number[];
  /** Position of the thin bar before a fixed rear quarter light. */
  readonly quarterBar?: number;
  /** Where the glass stops, for vans with panelled sides. */
  readonly end?: number;
}

/**
 * One body style as numbers. Metres throughout; x runs from the nose (0) to the tail, y across, z up
 * from the road. Curves are read as: deck, roof and belt give z at x; nose and tail give x at z.
 */
export interface BodyShape {
  readonly style: BodyStyle;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
  readonly frontOverhang: number;
  readonly tyreRadius: number;
  readonly rimRadius: number;
  readonly tyreWidth: number;
  readonly archRadius: number;
  /** Underside above the road, and the height where the sill starts to tuck in. */
  readonly clearance: number;
  readonly sill: number;

  readonly deck: readonly Knot[];
  readonly roof: readonly Knot[];
  readonly belt: readonly Knot[];
  readonly nose: readonly Knot[];
  readonly tail: readonly Knot[];
  readonly windscreen: ScreenLine;
  readonly rearScreen: ScreenLine;
  /** Overhang of the roof lip above the rear glass. */
  readonly lip: number;

  /** Height of the body-side crease at the nose and at the tail, and how sharp it is. */
  readonly crease: readonly [number, number];
  readonly creaseRadius: number;
  /** Slope of the body side above and below the crease. */
  readonly slopeAbove: number;
  readonly slopeBelow: number;
  readonly sillTuck: number;
  /** Hollow in the doors: depth, height of its middle, half height. */
  readonly scoop: readonly [number, number, number];
  /** Wheel-arch flare: depth, and how far it reaches beyond the arch. */
  readonly flare: readonly [number, number];

  /** Plan taper: where it starts from the front and to the rear, and how much of the width it takes. */
  readonly planFront: readonly [number, number];
  readonly planRear: readonly [number, number];
  /** How far nose and tail bow back towards their corners. */
  readonly bowFront: number;
  readonly bowRear: number;
  readonly crown: number;
  readonly roofCrown: number;
  /** Inset of the glass from the shoulder, and inward lean of the side windows per metre (linear, square). */
  readonly ledge: number;
  readonly tumblehome: readonly [number, number];

  /** Fillet widths: nose, tail, deck edge, roof edge, windscreen pillar, rear pillar, belt, rear belt extra. */
  readonly fillet: {
    readonly nose: number;
    readonly tail: number;
    readonly deck: number;
    readonly roof: number;
    readonly windscreen: number;
    readonly rearScreen: number;
    readonly belt: number;
    readonly rearBelt: number;
  };

  readonly mirror: {
    readonly x: number;
    readonly z: number;
    readonly out: number;
    readonly half: readonly [number, number, number];
  };
  readonly windows: SideWindows;
  /** Shut lines: leading edge of the front door, between the doors, trailing edge of the rear door if any. */
  readonly doors: readonly [number, number, number?];
  /** Seat rows, as offsets from the driver's seat. */
  readonly seatRows: readonly number[];
  readonly roofRails?: readonly [number, number] | undefined;
  /** Load bed of a pick-up: centre x and z, half length, half width, half depth. */
  readonly bed?: readonly [number, number, number, number, number];
  readonly features: {
    readonly cladding?: boolean;
    readonly openRoof?: boolean;
    readonly bootLid?: boolean;
    readonly van?: boolean;
    readonly brightBelt?: boolean;
  };
}
