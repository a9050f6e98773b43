export const params = (ids: readonly string[]) => ({ ids: ids.join(',') });
