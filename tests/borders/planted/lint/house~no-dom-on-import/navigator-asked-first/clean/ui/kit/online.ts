export type Online = typeof navigator;
