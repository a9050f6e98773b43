import { FORM_NOT_FETCHED } from '../../../copy/branch-copy';
import { wantedPart } from '../../../kit/wanted-part';
import { Notice } from '../../../parts/notice/notice';
import { SkeletonText } from '../../../parts/skeleton/skeleton';
import type { ContactFormProps } from './contact-form';

/** The form to a branch by itself (BRANCH-11): its script is nobody's who only looks for the hours. */
export const ContactFormPart = wantedPart<ContactFormProps>({
  idPrefix: 'write-',
  fetch: () => import('./contact-form').then((module) => module.ContactForm),
  skeleton: <SkeletonText $lines={4} />,
  failed: (retry) => <Notice tone="warning" title={FORM_NOT_FETCHED} onRetry={retry} />,
});
