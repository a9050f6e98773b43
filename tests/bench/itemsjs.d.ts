/** The part of itemsjs that the bench uses; the package ships no types. */
declare module 'itemsjs' {
  interface Engine<Item> {
    readonly search: (query: {
      readonly per_page: number;
      readonly page: number;
      readonly sort?: string;
      readonly filters?: Readonly<Record<string, readonly string[]>>;
    }) => {
      readonly pagination: { readonly total: number };
      readonly data: {
        readonly items: readonly Item[];
        readonly aggregations: Readonly<
          Record<
            string,
            { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }
          >
        >;
      };
    };
  }
  const itemsjs: <Item extends object>(
    items: readonly Item[],
    settings: {
      readonly sortings: Readonly<Record<string, { field: string; order: 'asc' | 'desc' }>>;
      readonly aggregations: Readonly<
        Record<string, { size: number; conjunction: boolean; title?: string }>
      >;
      readonly searchableFields?: readonly string[];
    },
  ) => Engine<Item>;
  export default itemsjs;
}
