export type Egg = { readonly laid: boolean };
