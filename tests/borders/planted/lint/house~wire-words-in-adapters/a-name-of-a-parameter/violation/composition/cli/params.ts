export const params = (ids: readonly string[]) => ({ ['stock_ids']: ids.join(',') });
