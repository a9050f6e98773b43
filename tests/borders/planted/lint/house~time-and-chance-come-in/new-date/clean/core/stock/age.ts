export const year = (iso: string) => new Date(iso).getUTCFullYear();
