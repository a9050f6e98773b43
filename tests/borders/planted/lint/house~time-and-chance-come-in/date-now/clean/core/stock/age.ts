export const age = (born: number, now: number) => now - born;
