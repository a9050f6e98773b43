import type { Working } from '../../../core/finance/public';
import { add, inPoundsAndPence, times } from '../../../core/kernel/money';
import { offByWords, TERM_NAMES, WORKING_NAMES } from '../../copy/finance-copy';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { Ledger, Note } from './how-it-adds-up.styles';

/** A sum written out, and what a lender states where that is something else. */
export function SumLedger({
  working: { id, terms, result, offBy },
}: {
  readonly working: Working;
}) {
  return (
    <>
      <Ledger>
        <tbody>
          {terms.map(({ what, amount, times: often = 1, minus }, place) => (
            <tr key={what}>
              <td className="sign">
                {minus ? (
                  <>
                    <span aria-hidden="true">−</span>
                    <VisuallyHidden>less</VisuallyHidden>
                  </>
                ) : (
                  place > 0 && (
                    <>
                      <span aria-hidden="true">+</span>
                      <VisuallyHidden>plus</VisuallyHidden>
                    </>
                  )
                )}
              </td>
              <th scope="row">
                <span>{TERM_NAMES[what]}</span>
                {often !== 1 && (
                  <span className="times">{`${often} × ${inPoundsAndPence(amount)}`}</span>
                )}
              </th>
              <td>{inPoundsAndPence(times(amount, often))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="sign">
              <span aria-hidden="true">=</span>
            </td>
            <th scope="row">{WORKING_NAMES[id]}</th>
            <td>{inPoundsAndPence(result)}</td>
          </tr>
        </tfoot>
      </Ledger>
      {offBy !== undefined && <Note>{offByWords(add(result, offBy), offBy)}</Note>}
    </>
  );
}
