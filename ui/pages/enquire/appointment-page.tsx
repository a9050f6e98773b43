import { useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { titleParts, type SiteSection, type VehicleInFull } from '../../../core/stock/public';
import { LaterFrame } from '../../content/later-frame';
import { appointmentWords } from '../../copy/later-pages-copy';
import { titleWords } from '../../copy/vehicle-copy';
import type { App } from '../../kit/app';
import { AboutVehicle } from '../../enquiry/about-vehicle';
import { vehicleNamed } from '../vehicle-named';

/** The vehicle to be shown, if the address names one; `null`, since nothing cannot be sent. */
export const appointmentLoader =
  (app: App, section: SiteSection) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<VehicleInFull | null> => {
    const { slug: name } = params;
    if (name === undefined) return null;
    return vehicleNamed(
      app,
      { section, name, signal: request.signal },
      app.ports.catalogue.inFull(name),
    );
  };

/** A talk over video (ROUTE-30), until it can be booked here. */
export function AppointmentPage() {
  const vehicle = useLoaderData<VehicleInFull | null>() ?? undefined;
  const { pathname } = useLocation();
  const title = vehicle === undefined ? undefined : titleWords(titleParts(vehicle));
  return (
    <LaterFrame
      words={appointmentWords(title)}
      path={pathname}
      beside={vehicle !== undefined && <AboutVehicle vehicle={vehicle} />}
    />
  );
}
