import type { FormField } from '../../../../core/enquiry/public';
import { valueIn } from '../../../../core/kernel/form/field';
import { FormFieldView } from '../../../form/form-field-view';
import { idOf, wrongWith, type JourneyOnPage } from './journey-on-page';

interface ShownFieldProps extends Pick<JourneyOnPage, 'journey' | 'view' | 'today'> {
  readonly field: FormField;
  /** What stands there where nothing was typed: chosen on another screen under another name. */
  readonly otherwise?: string | undefined;
}

/** One field of a screen, as in any form. */
export const ShownField = ({ journey, view, today, field, otherwise = '' }: ShownFieldProps) => (
  <FormFieldView
    field={field}
    id={idOf(field.name)}
    value={valueIn(view.state.typed, field.name) || otherwise}
    error={wrongWith(view, field)}
    today={today}
    change={journey.type}
    leave={journey.leave}
  />
);
