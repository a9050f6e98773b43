import { fieldMeaning, type FormField } from '../../../../core/enquiry/public';
import { valueIn } from '../../../../core/kernel/form/field';
import {
  complianceForm,
  complianceOf,
  LICENCE_ADDRESS,
  LICENCE_HELD,
  papersToBring,
} from '../../../../core/order/public';
import {
  COMPLIANCE_TEXT,
  COMPLIANCE_WORDS,
  ORDER_WORDS,
  PAPERS,
} from '../../../copy/order/order-copy';
import { REQUIRED_NOTE } from '../../../copy/forms/form-copy';
import { FormFieldView } from '../../../form/form-field-view';
import { PlainList } from '../order.styles';
import { fieldId, type SectionFieldsProps } from './section-fields';

const nowhere = () => undefined;

/** Who buys, the licence, and what is to be brought. */
export function ComplianceFields({ order, values, faults, today, change }: SectionFieldsProps) {
  const { fields } = complianceForm(COMPLIANCE_WORDS, ORDER_WORDS.save);
  const view = (field: FormField) => (
    <FormFieldView
      key={field.name}
      field={field}
      id={fieldId(field.name)}
      value={valueIn(values, field.name)}
      error={faults[field.name]}
      today={today}
      change={change}
      leave={nowhere}
    />
  );
  const isOfLicence = ({ name }: FormField): boolean =>
    name === LICENCE_HELD || name === LICENCE_ADDRESS;
  const isOfName = (field: FormField): boolean =>
    ['first-name', 'last-name'].includes(fieldMeaning(field) ?? '');
  return (
    <>
      <p className="soft">{REQUIRED_NOTE}</p>
      <div className="fields">
        <div className="pair">{fields.filter(isOfName).map(view)}</div>
        {fields.filter((field) => !isOfName(field) && !isOfLicence(field)).map(view)}
      </div>
      <fieldset>
        <legend>{COMPLIANCE_TEXT.licence}</legend>
        {fields.filter(isOfLicence).map(view)}
      </fieldset>
      <section>
        <h2>{COMPLIANCE_TEXT.bring}</h2>
        <PlainList>
          {papersToBring({
            ...order.sections,
            compliance: { version: 0, answer: complianceOf(values) },
          }).map((paper) => (
            <li key={paper}>{PAPERS[paper]}</li>
          ))}
        </PlainList>
      </section>
    </>
  );
}
