import type { VehicleInFull } from '../../../../core/stock/public';
import { exampleVehicleInFull } from '../../../../ui/workbench/example-vehicle-in-full';
import { VehicleGallery } from '../../../../ui/stock/gallery/vehicle-gallery';
import { somePictures } from '../../../support/mothers/vehicle';

export const TITLE = '2021 (71) Ford Fiesta';

/** A gallery of a vehicle with so many pictures, and with whatever else is told. */
export const galleryOf = (pictures: number, change: Partial<VehicleInFull> = {}) => (
  <VehicleGallery
    vehicle={{ ...exampleVehicleInFull, pictures: somePictures(pictures), ...change }}
    title={TITLE}
  />
);
