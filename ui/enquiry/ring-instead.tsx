import { callWords } from '../copy/forms/enquiry-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { ButtonLink } from '../parts/button/button';
import { Icon } from '../parts/icon/icon';

/** The branch's number, where it is known: a form that fails must not be the only way. */
export const RingInstead = ({ telephone }: { readonly telephone: string }) => (
  <ButtonLink kind="quiet" compact href={telephoneAddress(telephone)}>
    <Icon name="phone" size={16} /> <span>{callWords(telephone)}</span>
  </ButtonLink>
);
