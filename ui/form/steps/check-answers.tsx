import { flushSync } from 'react-dom';
import {
  answerInWords,
  askedFields,
  GO_BACK_NAME,
  photographIds,
  PHOTOGRAPHS_NAME,
  type FilledSection,
  type FormField,
} from '../../../core/enquiry/public';
import { valueIn } from '../../../core/kernel/form/field';
import { NO_DAMAGE } from '../../copy/forms/damage-copy';
import { photographCount, PHOTOGRAPHS } from '../../copy/forms/photograph-copy';
import { CHANGE, NOT_ANSWERED, otherParts } from '../../copy/forms/step-copy';
import { Button } from '../../parts/button/button';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import type { FormInParts } from '../form-in-parts';
import { Answers } from './steps.styles';

export interface CheckAnswersProps extends FormInParts {
  readonly sections: readonly FilledSection[];
  /** The step that asks for them, from 0. */
  readonly step: number;
}

interface Row {
  readonly label: string;
  readonly answer: string;
  /** Where it is changed. */
  readonly name: string;
}

/** What has been said in one step, each answer with a way back to its question. */
export const CheckAnswers = ({ sections, ...parts }: CheckAnswersProps) =>
  sections.map((section) => <SectionAnswers key={section.id} {...parts} section={section} />);

interface SectionAnswersProps extends Omit<CheckAnswersProps, 'sections'> {
  readonly section: FilledSection;
}

function SectionAnswers({ section, step, form, state, definition, idOf }: SectionAnswersProps) {
  const { title, fields, extras } = section;
  const asked = new Set(askedFields(definition, state.values));
  const shown = fields.filter((field) => asked.has(field) && field.kind !== 'hidden');
  const rows = shown.map((field) => rowOf(field, valueIn(state.values, field.name)));
  const photographs = photographIds(valueIn(state.values, PHOTOGRAPHS_NAME)).length;
  if (extras.includes('photographs')) {
    rows.push({
      label: PHOTOGRAPHS,
      answer: photographs === 0 ? '' : photographCount(photographs),
      name: PHOTOGRAPHS_NAME,
    });
  }
  return (
    <Answers>
      <h3>{title}</h3>
      <dl>
        {(extras.includes('damage-diagram') ? withOthersInOne(rows) : rows).map(
          ({ label, answer, name }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={answer === '' ? 'answer open' : 'answer'}>
                {answer === '' ? NOT_ANSWERED : answer}
              </dd>
              <dd className="change">
                <Button
                  kind="link"
                  compact
                  type="submit"
                  name={GO_BACK_NAME}
                  value={step + 1}
                  onClick={(event) => {
                    event.preventDefault();
                    flushSync(() => {
                      form.goTo(step);
                    });
                    const control = document.getElementById(idOf(name));
                    // Of a part that is listed under the drawing.
                    control?.closest('details')?.setAttribute('open', '');
                    control?.focus();
                  }}
                >
                  <span>{CHANGE}</span> <VisuallyHidden>{label}</VisuallyHidden>
                </Button>
              </dd>
            </div>
          ),
        )}
      </dl>
    </Answers>
  );
}

const rowOf = (field: FormField, value: string): Row => ({
  label: field.label,
  answer: answerInWords(field, value),
  name: field.name,
});

/** Of many parts those that are marked, and the others in one row. */
function withOthersInOne(rows: readonly Row[]): readonly Row[] {
  const marked = rows.filter(({ answer }) => answer !== '');
  const other = rows.find(({ answer }) => answer === '');
  return other === undefined
    ? marked
    : [...marked, { label: otherParts(marked.length), answer: NO_DAMAGE, name: other.name }];
}
