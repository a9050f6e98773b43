/** As many may go with one enquiry. */
export const MOST_PHOTOGRAPHS = 10;

/** The largest that is sent, in bytes. */
export const LARGEST_PHOTOGRAPH = 8 * 1024 * 1024;

/** The name that the photographs of a form have among its values: a comma list of their ids. */
export const PHOTOGRAPHS_NAME = '_photographs';

/** The name under which a form that is posted without script brings the files themselves. */
export const PHOTOGRAPH_FILES_NAME = '_photograph_files';

/** A photograph as it is handed in. */
export interface Photograph {
  /** What the shopper's own device calls the file. */
  readonly name: string;
  /** Such as `image/jpeg`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why a photograph was not taken. */
export type PhotographFault =
  /** Larger than what is taken. */
  | 'too-large'
  /** No picture, or of a kind that is not read. */
  | 'not-readable'
  /** Nobody was reached, or something went wrong over there; it may be sent again. */
  | 'not-sent';

const ID = /^[\w-]{8,64}$/;

/** The ids in a form's value, each once; anything else is somebody's own invention. */
export const photographIds = (value: string): readonly string[] => [
  ...new Set(value.split(',').filter((id) => ID.test(id))),
];
