/** Stands once its owner has built it. */
export const OfflineBar = () => undefined;
