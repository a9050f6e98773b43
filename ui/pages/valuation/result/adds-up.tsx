import { inPounds, nothing, subtract } from '../../../../core/kernel/money';
import { priceLedger, type Valuation } from '../../../../core/valuation/public';
import { ADDS_UP_NOTE, ADDS_UP_TITLE, stepWords, TIERS } from '../../../copy/valuation/result-copy';
import { AddsUpBox, Ledger, Note } from '../../../finance/how-it-adds-up/how-it-adds-up.styles';
import { WorkingRow } from '../../../finance/how-it-adds-up/working-row';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { OnPaperToo } from './valuation-result.styles';

/** The sum behind the Average price; nothing where the valuer tells none that comes to it. Works without script. */
export function AddsUp({ valuation }: { readonly valuation: Valuation }) {
  const lines = priceLedger(valuation);
  const { prices } = valuation;
  if (prices === undefined || lines.length === 0) return null;
  return (
    <OnPaperToo>
      <AddsUpBox as="div">
        <WorkingRow name={ADDS_UP_TITLE} figure={inPounds(prices.average)}>
          <Ledger>
            <tbody>
              {lines.map(({ step, amount }, place) => {
                const { name, why } = stepWords(step, amount);
                return (
                  <tr key={`${String(place)} ${step}`}>
                    <td className="sign">
                      {amount < 0 ? (
                        <Sign sign="−" word="less" />
                      ) : (
                        place > 0 && <Sign sign="+" word="plus" />
                      )}
                    </td>
                    <th scope="row">
                      <span>{name}</span>
                      <span className="times">{why}</span>
                    </th>
                    <td>{inPounds(amount < 0 ? subtract(nothing, amount) : amount)}</td>
                  </tr>
                );
              })}
            </tbody>
            <tfoot>
              <tr>
                <td className="sign">
                  <span aria-hidden="true">=</span>
                </td>
                <th scope="row">{TIERS.average.name}</th>
                <td>{inPounds(prices.average)}</td>
              </tr>
            </tfoot>
          </Ledger>
          <Note>{ADDS_UP_NOTE}</Note>
        </WorkingRow>
      </AddsUpBox>
    </OnPaperToo>
  );
}

const Sign = ({ sign, word }: { readonly sign: string; readonly word: string }) => (
  <>
    <span aria-hidden="true">{sign}</span>
    <VisuallyHidden>{word}</VisuallyHidden>
  </>
);
