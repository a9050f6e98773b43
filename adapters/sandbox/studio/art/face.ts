import type { BodyShape } from '../body/body-shape';
import type { StudioFace } from '../../pictures/picture-address';
import type { WheelDesign } from '../stage/wheel-design';

/** The four pictures a nose or tail is drawn on. All in metres from the middle line, z up. */
export interface Ink {
  readonly colour: CanvasRenderingContext2D;
  /** Where the surface is polished like lamp glass. */
  readonly gloss: CanvasRenderingContext2D;
  /** Where it shines by itself. */
  readonly glow: CanvasRenderingContext2D;
  /** Gaps between panels. */
  readonly gaps: CanvasRenderingContext2D;
}

/** Landmarks of a nose that every face is drawn against, in metres. */
export interface NoseFrame {
  readonly halfWidth: number;
  readonly lampTop: number;
  readonly lampBottom: number;
  readonly lampInner: number;
  /** Measured round the corner, so beyond the half width. */
  readonly lampOuter: number;
  readonly intakeTop: number;
  readonly intakeBottom: number;
  readonly shape: BodyShape;
}

/** Landmarks of a tail. */
export interface TailFrame {
  readonly halfWidth: number;
  readonly lampTop: number;
  readonly lampBottom: number;
  readonly shape: BodyShape;
}

/** Lamps, grille, bumpers and wheels of one look. */
export interface Face {
  readonly slug: StudioFace;
  readonly brightBelt: boolean;
  /** Darkened glass behind the middle pillar. */
  readonly privacyGlass: boolean;
  /** Paints the nose and returns the height of the middle of the number plate. */
  readonly drawNose: (ink: Ink, frame: NoseFrame) => number;
  readonly drawTail: (ink: Ink, frame: TailFrame) => void;
  readonly wheel: WheelDesign;
  readonly vanWheel: WheelDesign;
}
