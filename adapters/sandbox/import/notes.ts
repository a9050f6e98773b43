export type Note = (reason: string, detail: string) => void;

/** Where the oddities of a row are noted. */
export interface Notes {
  /** A cell that is not read. */
  readonly refuse: Note;
  /** One that is read otherwise than it stands there. */
  readonly mend: Note;
}
