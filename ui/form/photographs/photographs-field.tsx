import { lazy, Suspense, type ComponentType } from 'react';
import {
  photographIds,
  PHOTOGRAPH_FILES_NAME,
  PHOTOGRAPHS_NAME,
  type FieldFault,
} from '../../../core/enquiry/public';
import { memberOf, valueIn } from '../../../core/kernel/form/field';
import { faultSentence } from '../../copy/forms/form-copy';
import {
  photographCount,
  PHOTOGRAPHS,
  PHOTOGRAPHS_HINT,
  PHOTOGRAPHS_HINT_PLAIN,
} from '../../copy/forms/photograph-copy';
import { useHydrated } from '../../kit/use-hydrated';
import { Field } from '../../parts/field/field';
import { PHOTOGRAPHS_FIELD } from '../agreements';
import type { FormInParts } from '../form-in-parts';
import type { PhotographPickerProps } from './photograph-picker';
import { PhotographsBox } from './photographs.styles';

interface Late {
  readonly default: ComponentType<PhotographPickerProps>;
}

/** Where it cannot be had, the form goes without photographs. */
const PhotographPicker = lazy(() =>
  import('./photograph-picker').then(
    (module): Late => ({ default: module.PhotographPicker }),
    () => ({ default: () => undefined }),
  ),
);

/** Photographs that may go with a form: with script sent one by one as they are chosen, without it with the form. */
export function PhotographsField({ form, state, idOf }: FormInParts) {
  const isAlive = useHydrated();
  const ids = photographIds(valueIn(state.values, PHOTOGRAPHS_NAME));
  const fault = memberOf<FieldFault>(state.faults, PHOTOGRAPHS_NAME);
  return (
    <Field
      id={idOf(PHOTOGRAPHS_NAME)}
      label={PHOTOGRAPHS}
      hint={isAlive ? PHOTOGRAPHS_HINT : PHOTOGRAPHS_HINT_PLAIN}
      error={fault && faultSentence(PHOTOGRAPHS_FIELD, fault)}
    >
      {({ id, 'aria-describedby': describedBy = '' }) => (
        <PhotographsBox>
          {isAlive ? (
            <Suspense>
              <PhotographPicker {...{ form, id, describedBy, ids }} />
            </Suspense>
          ) : (
            <>
              <input type="hidden" name={PHOTOGRAPHS_NAME} value={ids.join(',')} />
              <input
                id={id}
                type="file"
                name={PHOTOGRAPH_FILES_NAME}
                accept="image/jpeg,image/png,image/webp"
                multiple
                aria-describedby={describedBy}
              />
              {ids.length > 0 && <p>{photographCount(ids.length)}</p>}
            </>
          )}
        </PhotographsBox>
      )}
    </Field>
  );
}
