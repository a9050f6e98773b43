/** What `withoutAbsent` leaves of a type: a field that may be undefined becomes one that may be missing. */
export type WithoutAbsent<T> = {
  readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out the fields that are undefined, since the core has missing fields and no undefined ones. */
export function withoutAbsent<const T extends object>(fields: T): WithoutAbsent<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutAbsent<T>;
}
