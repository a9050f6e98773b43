/**
 * A model in the `range` filter is `make-slug:range-slug`, since two makes may share a model name.
 * Old links hold the bare range slug (ROUTE-43). The first colon divides; both parts have text.
 */
export interface ModelValue {
  readonly make: string;
  readonly model: string;
}

export function readModelValue(value: string): ModelValue | undefined {
  const colon = value.indexOf(':');
  if (colon === -1) return undefined;
  const make = value.slice(0, colon).trim();
  const model = value.slice(colon + 1).trim();
  return make === '' || model === '' ? undefined : { make, model };
}

export const writeModelValue = ({ make, model }: ModelValue): string => `${make}:${model}`;

/** Whether a chosen model is known to be of this make; a bare slug is known of none. */
export const isModelOf = (make: string, value: string): boolean =>
  readModelValue(value)?.make === make;

/** A bare slug beside one single make is that make's model. */
export const qualifiedModel = (value: string, onlyMake: string): string =>
  readModelValue(value) === undefined ? writeModelValue({ make: onlyMake, model: value }) : value;
