export const today = (iso: string) => new Date(iso).toISOString();
