import type { EquipmentGroup } from '../../../../core/stock/public';
import { equipmentTitle } from '../../../copy/details-copy';
import { FeatureColumnsBox, TickedList } from './details.styles';

/** Equipment under its headings (VDP-56), in as many columns as there is room for. */
export const FeatureColumns = ({ groups }: { readonly groups: readonly EquipmentGroup[] }) => (
  <FeatureColumnsBox>
    {groups.map(({ name, items }) => (
      <section key={name}>
        <h4>{equipmentTitle(name)}</h4>
        <TickedItems items={items} />
      </section>
    ))}
  </FeatureColumnsBox>
);

/** Things it has, each with a tick. */
export const TickedItems = ({ items }: { readonly items: readonly string[] }) => (
  <TickedList>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </TickedList>
);
