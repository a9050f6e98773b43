import type { ReactElement } from 'react';

/** A part shown in its states, by name. The gallery, the tests and the accessibility run read them. */
export type Examples = Readonly<Record<string, ReactElement>>;
