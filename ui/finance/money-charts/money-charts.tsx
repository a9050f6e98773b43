import { useId } from 'react';
import {
  agreementSchedule,
  balanceOverTime,
  moneyBreakdown,
  type AgreementFigures,
  type Slice,
} from '../../../core/finance/public';
import { inPoundsAndPence, type Money } from '../../../core/kernel/money';
import {
  AS_TABLE,
  BALANCE_CAPTION,
  BALANCE_TITLE,
  MONEY_CAPTION,
  MONEY_TITLE,
  SCHEDULE_HEADS,
  SLICE_NAMES,
  WHAT_IT_IS_FOR,
  WHAT_YOU_PAY,
} from '../../copy/finance-copy';
import { BalanceChart } from './balance-chart';
import { AsTable, Bars, Chart, ChartsBox } from './money-charts.styles';
import { StackedBar } from './stacked-bar';

interface MoneyChartsProps {
  readonly figures: AgreementFigures;
}

/**
 * Where the money of an agreement goes, and what is owed over time: two drawings, each with the same
 * figures as a table. A drawing that a lender’s figures contradict is left out; its table stays.
 */
export const MoneyCharts = ({ figures }: MoneyChartsProps) => (
  <ChartsBox>
    <WhereMoneyGoes figures={figures} />
    <OwedOverTime figures={figures} />
  </ChartsBox>
);

function WhereMoneyGoes({ figures }: MoneyChartsProps) {
  const headingId = useId();
  const { total, pays, goesTo } = moneyBreakdown(figures);
  const columns = [
    [WHAT_YOU_PAY, pays],
    [WHAT_IT_IS_FOR, goesTo],
  ] as const;
  return (
    <Chart aria-labelledby={headingId}>
      <h3 id={headingId}>{MONEY_TITLE}</h3>
      <figcaption>{MONEY_CAPTION(inPoundsAndPence(total))}</figcaption>
      <Bars>
        {columns.map(
          ([title, slices]) =>
            isDrawable(slices) && (
              <div key={title}>
                <h4>{title}</h4>
                <StackedBar title={title} slices={slices} total={total} />
              </div>
            ),
        )}
      </Bars>
      <AsTable>
        <summary>{AS_TABLE(MONEY_TITLE)}</summary>
        {columns.map(([title, slices]) => (
          <SliceTable key={title} title={title} slices={slices} total={total} />
        ))}
      </AsTable>
    </Chart>
  );
}

/** Contradictory figures of a lender can make a part less than nothing, which no bar can show. */
const isDrawable = (slices: readonly Slice[]): boolean =>
  slices.every(({ amount }) => amount >= 0) && slices.some(({ amount }) => amount > 0);

interface SliceTableProps {
  readonly title: string;
  readonly slices: readonly Slice[];
  readonly total: Money;
}

const SliceTable = ({ title, slices, total }: SliceTableProps) => (
  <table>
    <caption>{title}</caption>
    <tbody>
      {slices.map(({ kind, amount }) => (
        <tr key={kind}>
          <th scope="row">{SLICE_NAMES[kind]}</th>
          <td>{inPoundsAndPence(amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{inPoundsAndPence(total)}</td>
      </tr>
    </tfoot>
  </table>
);

function OwedOverTime({ figures }: MoneyChartsProps) {
  const headingId = useId();
  const points = balanceOverTime(figures);
  if (points.length === 0) return undefined;
  const beforeFinal = figures.finalPayment > 0 ? points.at(-2) : undefined;
  return (
    <Chart aria-labelledby={headingId}>
      <h3 id={headingId}>{BALANCE_TITLE}</h3>
      <figcaption>{BALANCE_CAPTION}</figcaption>
      <BalanceChart
        title={BALANCE_TITLE}
        credit={figures.credit}
        points={points}
        beforeFinal={beforeFinal}
      />
      <AsTable>
        <summary>{AS_TABLE(BALANCE_TITLE)}</summary>
        <div className="scroll">
          <table>
            <thead>
              <tr>
                {SCHEDULE_HEADS.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {agreementSchedule(figures).map(({ month, payment, interest, balance }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{inPoundsAndPence(payment)}</td>
                  <td>{inPoundsAndPence(interest)}</td>
                  <td>{inPoundsAndPence(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </AsTable>
    </Chart>
  );
}
