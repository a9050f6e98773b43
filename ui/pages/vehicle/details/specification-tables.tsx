import type { SpecificationGroup } from '../../../../core/stock/public';
import { factWords, SPECIFICATION_TITLES, TECHNICAL_LABELS } from '../../../copy/details-copy';
import { SpecificationBox, SpecificationTable } from './details.styles';

/** Technical figures with their units, a table for each group (VDP-53). */
export const SpecificationTables = ({
  groups,
}: {
  readonly groups: readonly SpecificationGroup[];
}) => (
  <SpecificationBox>
    {groups.map(({ key, facts }) => (
      <SpecificationTable key={key}>
        <caption>{SPECIFICATION_TITLES[key]}</caption>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.key}>
              <th scope="row">{TECHNICAL_LABELS[fact.key]}</th>
              <td>{factWords(fact.value)}</td>
            </tr>
          ))}
        </tbody>
      </SpecificationTable>
    ))}
  </SpecificationBox>
);
