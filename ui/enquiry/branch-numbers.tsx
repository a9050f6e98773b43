import { callWords } from '../copy/forms/enquiry-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { Numbers } from './branch-numbers.styles';
import type { FormBranch } from './form-start';

export interface BranchNumbersProps {
  readonly branches: readonly FormBranch[];
  /** Only this one's, where it is known. */
  readonly slug: string | undefined;
}

/** Whom to ring instead. */
export const BranchNumbers = ({ branches, slug }: BranchNumbersProps) => (
  <Numbers>
    {branches
      .filter((branch) => slug === undefined || branch.slug === slug)
      .map(({ id, name, telephone }) =>
        telephone === undefined ? null : (
          <li key={id}>
            <span>{name}</span> <a href={telephoneAddress(telephone)}>{callWords(telephone)}</a>
          </li>
        ),
      )}
  </Numbers>
);
