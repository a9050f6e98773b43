export const parsed = Date.UTC(2026, 1, 1);
