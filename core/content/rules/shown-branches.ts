import type { Branch } from '../model/branch';

/** The branches of header and footer, in their order (HEAD-10, FOOT-02). */
const SHOWN_BRANCHES = ['bolton', 'chester', 'crewe', 'stockport', 'stoke'] as const;

/** Those of the group's branches that header and footer list; one that is not known is left out. */
export const shownBranches = (branches: readonly Branch[]): readonly Branch[] =>
  SHOWN_BRANCHES.flatMap((slug) => branches.find((branch) => branch.slug === slug) ?? []);
