export const age = (born: number) => Date.now() - born;
