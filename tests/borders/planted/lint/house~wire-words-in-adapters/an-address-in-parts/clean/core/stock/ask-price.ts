export const priceOf = (slug: string): string => `/used/apiary/${slug}`;
