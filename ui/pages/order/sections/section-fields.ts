import type { FormValues } from '../../../../core/kernel/form/field';
import type { OrderPageState } from '../order-state';

/** What the fields of a section are drawn from. */
export interface SectionFieldsProps extends Omit<
  Extract<OrderPageState, { readonly kind: 'order' }>,
  'kind'
> {
  readonly values: FormValues;
  /** Sentences, by the name of the field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly change: (name: string, value: string) => void;
}

/** Known to the list of what is wrong, which leads there. */
export const fieldId = (name: string): string => `order-${name}`;
