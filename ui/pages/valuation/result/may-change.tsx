import { MAY_CHANGE } from '../../../copy/valuation/result-copy';
import { Looked } from './valuation-result.styles';

/** What nobody can know before a valuer has seen the vehicle (VALA-47). */
export const MayChange = () => (
  <section aria-labelledby="may-change-title">
    <h2 id="may-change-title">{MAY_CHANGE.title}</h2>
    <p>{MAY_CHANGE.lead}</p>
    <Looked>
      {MAY_CHANGE.list.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Looked>
  </section>
);
