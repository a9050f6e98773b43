import {
  runningCosts,
  type EfficiencyKey,
  type VehicleFact,
  type VehicleInFull,
} from '../../../../core/stock/public';
import { EFFICIENCY_LABELS, factWords, fuelWords } from '../../../copy/details-copy';
import { FigureGrid, SmallPrint } from './details.styles';
import { RoadTaxNote } from './road-tax-note';

interface EfficiencyFiguresProps {
  readonly vehicle: VehicleInFull;
  readonly facts: readonly VehicleFact<EfficiencyKey>[];
  readonly roadTaxHtml?: string | undefined;
}

/** What keeping it takes: fuel, CO2 and road tax, from the vehicle's own figures alone. */
export function EfficiencyFigures({ vehicle, facts, roadTaxHtml }: EfficiencyFiguresProps) {
  const { fuelLitres } = runningCosts(vehicle);
  return (
    <>
      <FigureGrid>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{EFFICIENCY_LABELS[key]}</dt>
            <dd>{factWords(value)}</dd>
          </div>
        ))}
      </FigureGrid>
      {fuelLitres !== undefined && (
        <SmallPrint>
          <p>{fuelWords(vehicle.fuelType ?? '', fuelLitres)}</p>
        </SmallPrint>
      )}
      {facts.some(({ key }) => key === 'road-tax') && (
        <RoadTaxNote vehicle={vehicle} html={roadTaxHtml} />
      )}
    </>
  );
}
