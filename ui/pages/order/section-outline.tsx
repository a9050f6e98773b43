import { ORDER_SECTIONS } from '../../../core/order/public';
import {
  ORDER_WORDS,
  SECTION_LEADS,
  SECTION_TITLES,
  VALUATION_NOTE,
} from '../../copy/order/order-copy';
import { TaskRows } from './tasks.styles';

/** Every section with a line of what it asks. */
export const SectionOutline = () => (
  <section>
    <h2>{ORDER_WORDS.tasks}</h2>
    <TaskRows>
      {ORDER_SECTIONS.map((section) => (
        <li key={section}>
          <div className="words">
            <span className="name">{SECTION_TITLES[section]}</span>
            <span className="said">{SECTION_LEADS[section]}</span>
            {section === 'partExchange' && <span className="said">{VALUATION_NOTE}</span>}
          </div>
        </li>
      ))}
    </TaskRows>
  </section>
);
