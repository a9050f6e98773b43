import type { VehicleInFull, VehicleSections } from '../../../../core/stock/public';
import { factWords, OVERVIEW_LABELS } from '../../../copy/details-copy';
import { NumberPlate } from '../../../parts/number-plate/number-plate';
import { FACT_ICONS } from './fact-icons';
import { FactGrid } from './details.styles';
import { RoadTaxNote } from './road-tax-note';

interface OverviewGridProps {
  readonly vehicle: VehicleInFull;
  readonly items: VehicleSections['overview'];
  readonly roadTaxHtml?: string | undefined;
}

/** What a buyer asks first, at a glance (VDP-10); the road tax note stands with the road tax (CG-093). */
export function OverviewGrid({ vehicle, items, roadTaxHtml }: OverviewGridProps) {
  return (
    <>
      <FactGrid>
        {items.map(({ key, value }) => {
          const FactIcon = FACT_ICONS[key];
          return (
            <div key={key}>
              <FactIcon aria-hidden="true" size={20} />
              <dt>{OVERVIEW_LABELS[key]}</dt>
              <dd>
                {value.kind === 'registration' ? (
                  <NumberPlate registration={value.registration} size="small" />
                ) : (
                  factWords(value)
                )}
              </dd>
            </div>
          );
        })}
      </FactGrid>
      {items.some(({ key }) => key === 'road-tax') && (
        <RoadTaxNote vehicle={vehicle} html={roadTaxHtml} />
      )}
    </>
  );
}
