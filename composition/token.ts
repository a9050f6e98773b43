import type { ServiceIdentifier } from 'inversify';

/** The name of a part in the container, which remembers what the part is. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`forecourt.${name}`);
