declare const brand: unique symbol;

/** A value that carries, in its type alone, the name of the check it has passed. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
