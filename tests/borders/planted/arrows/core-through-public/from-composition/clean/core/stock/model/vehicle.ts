export type Vehicle = { readonly price: number };
