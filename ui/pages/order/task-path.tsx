import { useLocation } from 'react-router-dom';
import { nextTask, orderTasks, type OrderView } from '../../../core/order/public';
import { ORDER_WORDS, SECTION_TITLES, TASK_STATES } from '../../copy/order/order-copy';
import { Badge } from '../../parts/badge/badge';
import { SiteLink } from '../../parts/site-link/site-link';
import { CHECK_STEP, stepPath } from '../../order/order-names';
import type { OrderStep } from './order-state';
import { TaskPath } from './tasks.styles';
import { toneOf } from './task-tone';

interface TaskPathViewProps {
  readonly order: OrderView;
  readonly step: OrderStep;
}

/** How far the order is, beside the part that is shown. */
export function TaskPathView({ order, step }: TaskPathViewProps) {
  const { pathname } = useLocation();
  const tasks = orderTasks(order.sections, order.lapsed);
  return (
    <TaskPath aria-label={ORDER_WORDS.tasks}>
      <h2>
        <SiteLink href={pathname}>{ORDER_WORDS.yourOrder}</SiteLink>
      </h2>
      <ol>
        {tasks.map(({ section, state }) => (
          <li key={section}>
            {section === step ? (
              <span className="here" aria-current="step">
                {SECTION_TITLES[section]}
              </span>
            ) : (
              <SiteLink href={stepPath(pathname, section)}>{SECTION_TITLES[section]}</SiteLink>
            )}
            <Badge $tone={toneOf(state)}>{TASK_STATES[state]}</Badge>
          </li>
        ))}
        <li>
          {step === 'check' ? (
            <span className="here" aria-current="step">
              {ORDER_WORDS.checkTask}
            </span>
          ) : nextTask(tasks) === 'check' ? (
            <SiteLink href={stepPath(pathname, CHECK_STEP)}>{ORDER_WORDS.checkTask}</SiteLink>
          ) : (
            <span>{ORDER_WORDS.checkTask}</span>
          )}
        </li>
      </ol>
    </TaskPath>
  );
}
