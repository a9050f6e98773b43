/** Stands once its owner has built it. */
export const ConsentRegion = () => undefined;
