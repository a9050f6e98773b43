export const floor = (n: number) => Math.floor(n);
