import type { App } from '../../ui/kit/app';

/** What is reported of a visit. */
export const trackingOnDemand = (): App['track'] => () => undefined;
