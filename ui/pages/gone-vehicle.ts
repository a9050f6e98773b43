const vehiclePage = () => import('./vehicle/vehicle-page');

/** What stands in the place of a page about a vehicle that is no longer there. */
export const goneVehicle = {
  ErrorBoundary: () => vehiclePage().then((module) => module.VehicleErrorPage),
};
