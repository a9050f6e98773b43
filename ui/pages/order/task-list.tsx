import { useLocation } from 'react-router-dom';
import { nextTask, orderTasks } from '../../../core/order/public';
import {
  ORDER_WORDS,
  SECTION_LEADS,
  SECTION_TITLES,
  TASK_STATES,
} from '../../copy/order/order-copy';
import { Badge } from '../../parts/badge/badge';
import { ButtonLink } from '../../parts/button/button';
import { SiteLink } from '../../parts/site-link/site-link';
import { CancelOrder } from '../../order/cancel-order';
import { Hindrances } from './hindrances';
import { CHECK_STEP, stepPath } from '../../order/order-names';
import type { OrderPageState } from './order-state';
import { TaskRows } from './tasks.styles';
import { answerLines } from '../../order/section-answer';
import { toneOf } from './task-tone';

export type TaskListProps = Pick<
  Extract<OrderPageState, { readonly kind: 'order' }>,
  'order' | 'facts'
> & { readonly problem: string | undefined };

/** The parts of an order and how far each is, as the standard task list has them. */
export function TaskList({ order, facts, problem }: TaskListProps) {
  const { pathname } = useLocation();
  const { sections, lapsed } = order;
  const tasks = orderTasks(sections, lapsed);
  const next = nextTask(tasks);
  const done = tasks.filter(({ state }) => state === 'done').length;
  return (
    <>
      <Hindrances order={order} problem={problem} />
      <section aria-labelledby="order-tasks">
        <h2 id="order-tasks">{ORDER_WORDS.tasks}</h2>
        <p className="soft">{ORDER_WORDS.done(done, tasks.length)}</p>
        <TaskRows>
          {tasks.map(({ section, state }) => {
            const lines = answerLines({ section, sections, branches: facts.branches });
            return (
              <li key={section}>
                <div className="words">
                  <SiteLink href={stepPath(pathname, section)} aria-describedby={`task-${section}`}>
                    {SECTION_TITLES[section]}
                  </SiteLink>
                  <span className="said">
                    {lines.length > 0 ? lines.join(' · ') : SECTION_LEADS[section]}
                  </span>
                </div>
                <Badge id={`task-${section}`} $tone={toneOf(state)}>
                  {TASK_STATES[state]}
                </Badge>
              </li>
            );
          })}
          <li>
            <div className="words">
              {next === 'check' ? (
                <SiteLink href={stepPath(pathname, CHECK_STEP)}>{ORDER_WORDS.check}</SiteLink>
              ) : (
                <span className="name">{ORDER_WORDS.check}</span>
              )}
            </div>
            {next !== 'check' && <Badge>{ORDER_WORDS.notYet}</Badge>}
          </li>
        </TaskRows>
      </section>
      <div className="ways">
        <ButtonLink href={stepPath(pathname, next === 'check' ? CHECK_STEP : next)}>
          {next === 'check' ? ORDER_WORDS.check : ORDER_WORDS.goOn}
        </ButtonLink>
      </div>
      <p className="soft">{ORDER_WORDS.keptUntil}</p>
      <CancelOrder order={order} path={pathname} />
    </>
  );
}
