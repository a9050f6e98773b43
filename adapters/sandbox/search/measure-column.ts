/** Something that is counted: a small number for every vehicle, below `codeCount`. */
export interface MeasureColumn {
  readonly codes: Uint16Array;
  readonly codeCount: number;
}
