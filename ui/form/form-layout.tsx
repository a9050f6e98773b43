import type { ComponentType } from 'react';
import {
  formSections,
  type EnquiryForm,
  type EnquiryFormState,
  type EnquirySteps,
  type FormDefinition,
} from '../../core/enquiry/public';
import { REQUIRED_NOTE } from '../copy/forms/form-copy';
import type { Blocks } from '../parts/blocks';
import type { FormInParts } from './form-in-parts';
import { FieldsBox } from './form.styles';
import { SectionView } from './section-view';

export interface FormLayoutProps extends FormInParts {
  /** The button that sends the form. */
  readonly send: Blocks;
  /** What to do instead of sending it. */
  readonly otherWay: Blocks | undefined;
  /** Above the fields. */
  readonly lead: string | undefined;
  /** What must be there before a draft can come back. */
  readonly wakesAfter: Promise<void>;
}

/** How the sections of a form are laid out, and what Enter and its buttons do. */
export interface FormLayout {
  readonly View: ComponentType<FormLayoutProps>;
  /** Of a layout that goes step by step. */
  readonly stepsOf?: (definition: FormDefinition) => EnquirySteps;
  readonly onSubmit: (
    form: EnquiryForm,
    state: EnquiryFormState,
    definition: FormDefinition,
  ) => void;
}

/** All of a form on one page. */
export const ON_ONE_PAGE: FormLayout = {
  View: ({ send, otherWay, lead, wakesAfter: _, ...parts }: FormLayoutProps) => (
    <>
      {/* What is typed while it is on its way would go with the fields when they are emptied. */}
      <FieldsBox inert={parts.state.phase.kind === 'sending'}>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <p className="note">{REQUIRED_NOTE}</p>
        {formSections(parts.definition).map((section) => (
          <SectionView key={section.id} {...parts} section={section} />
        ))}
      </FieldsBox>
      <div className="sending">
        {send}
        {otherWay}
      </div>
    </>
  ),
  onSubmit: ({ submit }) => {
    submit();
  },
};
