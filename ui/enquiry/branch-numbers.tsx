import { callWords } from '../copy/forms/enquiry-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { Stacked } from './about-vehicle.styles';
import type { FormBranch } from './form-start';

export interface BranchNumbersProps {
  readonly branches: readonly FormBranch[];
  /** Only this one's, where it is known. */
  readonly slug: string | undefined;
}

/** Whom to ring instead. */
export const BranchNumbers = ({ branches, slug }: BranchNumbersProps) => (
  <Stacked as="ul">
    {branches
      .filter((branch) => slug === undefined || branch.slug === slug)
      .map(({ id, name, telephone }) =>
        telephone === undefined ? null : (
          <li key={id}>
            <span>{name}</span> <a href={telephoneAddress(telephone)}>{callWords(telephone)}</a>
          </li>
        ),
      )}
  </Stacked>
);
