export const aVan = 'van';
