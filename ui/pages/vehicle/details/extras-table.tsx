import { inPounds } from '../../../../core/kernel/money';
import type { OptionalExtras } from '../../../../core/stock/public';
import { SpecificationTable } from './details.styles';

/** What the first keeper paid extra for, with prices when new and what they come to (VDP-05). */
export const ExtrasTable = ({ extras }: { readonly extras: OptionalExtras }) => (
  <SpecificationTable $narrow>
    <thead>
      <tr>
        <th scope="col">Extra</th>
        <th scope="col">Price when new</th>
      </tr>
    </thead>
    <tbody>
      {extras.items.map(({ description, price }, place) => (
        <tr key={place}>
          <th scope="row">{description}</th>
          <td>{price === undefined ? 'Not listed' : inPounds(price)}</td>
        </tr>
      ))}
    </tbody>
    {extras.total !== undefined && (
      <tfoot>
        <tr>
          <th scope="row">{extras.someUnpriced ? 'Total of those priced' : 'Total'}</th>
          <td>{inPounds(extras.total)}</td>
        </tr>
      </tfoot>
    )}
  </SpecificationTable>
);
