import { useEffect, useState } from 'react';
import { reservability } from '../../../core/reservation/public';
import type { Vehicle } from '../../../core/stock/public';
import { useApp } from '../../kit/app-context';
import { SkeletonText } from '../../parts/skeleton/skeleton';
import { AboutVehicle } from '../about-vehicle';
import { Stacked } from '../about-vehicle.styles';
import type { FormStart } from '../form-start';
import { FeeTerms } from './fee-terms';
import { NotReservable } from './not-reservable';
import { ReserveForm } from './reserve-form';
import { loadReserveForm } from './start-of-reservation';
import { useTaken } from './use-taken';

interface ReserveInWindowProps {
  readonly vehicle: Vehicle;
}

/** Reserving as a window over the vehicle's page (VDP-38). */
export function ReserveInWindow({ vehicle }: ReserveInWindowProps) {
  const app = useApp();
  const [start, setStart] = useState<FormStart>();
  const [refusals, setRefusals] = useState(0);
  const { now } = useTaken(vehicle, refusals);
  useEffect(() => {
    const left = new AbortController();
    loadReserveForm(app, vehicle, left.signal).then(setStart, () => undefined);
    return () => {
      left.abort();
    };
  }, [app, vehicle]);
  const before = reservability(vehicle);
  if (before.kind !== 'open') {
    return <NotReservable vehicle={vehicle} why={before} place="window" />;
  }
  if (start === undefined) return <SkeletonText $lines={4} />;
  return (
    <Stacked>
      <AboutVehicle vehicle={vehicle} inOneRow />
      {now.kind !== 'open' && <NotReservable vehicle={vehicle} why={now} place="window" />}
      <ReserveForm
        vehicle={vehicle}
        start={start}
        onTaken={() => {
          setRefusals((count) => count + 1);
        }}
      />
      <FeeTerms section={vehicle.section} level="h3" />
    </Stacked>
  );
}
