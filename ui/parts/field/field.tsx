import { Icon } from '../icon/icon';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/mixins';
import { ErrorText, FieldBox, Hint, Label } from './field.styles';
import { styled } from 'styled-components';
import type { Blocks } from '../blocks';

export interface FieldWords {
  readonly label: ReactNode;
  /** Under the label, before the shopper answers. */
  readonly hint?: ReactNode | undefined;
  /** What is wrong and how to put it right; its presence marks the field. */
  readonly error?: string | undefined;
  /** Says "(optional)" after the label. */
  readonly optional?: boolean | undefined;
  /** Marks the label with an asterisk (FORM-06), and the control as required. */
  readonly required?: boolean | undefined;
  /** The label is heard only, where the place of the field already says it. */
  readonly labelHidden?: boolean | undefined;
  /** Known to the error summary, which links to it; else made up. */
  readonly id?: string | undefined;
}

/** What the control inside must carry so that label, hint and error belong to it. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: true | undefined;
}

const HiddenLabel = styled(Label)`
  ${visuallyHidden}
`;

/** Label above, hint under it, error in words with an icon, then the control. */
export function Field({
  label,
  hint,
  error,
  optional,
  required,
  labelHidden,
  id: givenId,
  children,
}: FieldWords & { readonly children: (ties: ControlTies) => Blocks }) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId]
    .filter((part) => part !== '')
    .join(' ');
  const Name = labelHidden === true ? HiddenLabel : Label;
  return (
    <FieldBox $invalid={error !== undefined}>
      <Name htmlFor={id}>
        <span>{label}</span> {optional === true && <span className="optional">(optional)</span>}
        {required === true && <span aria-hidden="true">*</span>}
      </Name>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {error !== undefined && (
        <ErrorText id={errorId}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </ErrorText>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        required: required === true ? true : undefined,
      })}
    </FieldBox>
  );
}
