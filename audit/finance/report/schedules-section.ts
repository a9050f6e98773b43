import type { ScheduleLine, WorkedSchedule } from './audit-report';
import { decimalText } from './figure-text';
import { html, type Html } from './html';
import { columns, scrolling } from './table';

/** Whole agreements, to be added up by whoever likes. */
export const schedulesSection = (schedules: readonly WorkedSchedule[]): Html =>
  html` <h2 id="schedules">Two whole payment schedules</h2>
    ${schedules.map(scheduleOf)}`;

const money = (amount: number): Html =>
  html`<td class="number">${decimalText(amount / 100, 2)}</td>`;

function scheduleOf(schedule: WorkedSchedule): Html {
  const { id, title, about, terms, monthlyRate, credit, lines, totals } = schedule;
  const withFee = totals.fee > 0;
  const fee = (amount: number): Html | undefined => (withFee ? money(amount) : undefined);
  const line = ({ month, kind, payment, interest, principal, fee: part, balance }: ScheduleLine) =>
    html`<tr>
      <th scope="row">${month}${kind === 'final' ? ', final' : ''}</th>
      ${money(payment)}${money(interest)}${money(principal)}${fee(part)}${money(balance)}
    </tr>`;
  return html` <h3>${title}</h3>
    <p>${about}</p>
    <dl>
      ${Object.entries(terms).map(
        ([term, value]) =>
          html`<dt>${term}</dt>
            <dd>${value}</dd>`,
      )}
      <dt>Rate of the schedule</dt>
      <dd>${decimalText(monthlyRate, 9)} % a month</dd>
    </dl>
    ${scrolling(
      id,
      `${title}: ${lines.length} payments, in pounds`,
      html`${columns(['Month', 'Payment', 'Interest', 'Off the debt', ...(withFee ? ['Fee'] : []), 'Owed'])}
        <tbody>
          <tr>
            <th scope="row">Start</th>
            <td></td>
            <td></td>
            <td></td>
            ${withFee ? html`<td></td>` : undefined}${money(credit)}
          </tr>
          ${lines.map(line)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            ${money(totals.payment)}${money(totals.interest)}${money(totals.principal)}${fee(totals.fee)}
            <td></td>
          </tr>
        </tfoot>`,
    )}`;
}
