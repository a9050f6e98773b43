export const priceOf = (slug: string): string => `/api/v2/prices/${slug}`;
