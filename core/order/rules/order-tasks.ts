import type { OrderSection, OrderSections } from '../model/order-sections';
import { ORDER_SECTIONS } from '../model/order-sections';

/** How far a section is. `look-again`: it was right once, and is not any more. */
export type TaskState = 'to-do' | 'done' | 'look-again';

export interface OrderTask {
  readonly section: OrderSection;
  readonly state: TaskState;
}

/** The list of tasks: every section, in its order. */
export const orderTasks = (
  sections: OrderSections,
  lapsed: readonly OrderSection[],
): readonly OrderTask[] =>
  ORDER_SECTIONS.map((section) => ({
    section,
    state:
      sections[section] === undefined ? 'to-do' : lapsed.includes(section) ? 'look-again' : 'done',
  }));

/** Where a customer goes on: the first section that is not done; the summary once all are. */
export const nextTask = (tasks: readonly OrderTask[]): OrderSection | 'check' =>
  tasks.find(({ state }) => state !== 'done')?.section ?? 'check';

export const isOrderSection = (word: string | null | undefined): word is OrderSection =>
  ORDER_SECTIONS.some((section) => section === word);
