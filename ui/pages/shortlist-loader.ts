import type { App } from '../kit/app';

/** The vehicles that the address carries. */
export const shortlistLoader = ({ siteName }: App) => () => siteName;
