export const body = { van: 'van' } as const;
