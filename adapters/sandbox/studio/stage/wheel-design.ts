/** The look of a road wheel. Angles are shares of the angle between two spokes. */
export interface WheelDesign {
  readonly spokes: number;
  /** Half width of each opening between spokes. */
  readonly gap: number;
  /** Half width of the slit that splits each spoke in two; 0 for none. */
  readonly split: number;
  /** Where the openings start and end, as shares of the rim radius. */
  readonly inner: number;
  readonly outer: number;
  /** How far the openings lean round the hub, for turbine wheels. */
  readonly twist: number;
  readonly tone: 'silver' | 'bright' | 'graphite' | 'steel';
}
