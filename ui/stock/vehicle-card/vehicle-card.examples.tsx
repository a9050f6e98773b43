import {
  exampleCar,
  exampleDearCar,
  exampleHpQuote,
  examplePcpQuote,
  exampleSparseCar,
  exampleVan,
} from '../../workbench/example-stock';
import { withExampleApp } from '../../workbench/with-example-app';
import type { Examples } from '../../parts/examples';
import { CompactCard } from './compact-card';
import { VehicleCard, type VehicleCardProps } from './vehicle-card';

const card = (change: Partial<VehicleCardProps>) =>
  withExampleApp(
    <VehicleCard
      vehicle={exampleCar}
      quote={undefined}
      promos={[]}
      views={undefined}
      isFavourite={false}
      isCompared={false}
      onFavourite={() => undefined}
      onCompare={() => undefined}
      {...change}
    />,
  );

export const vehicleCardExamples: Examples = {
  'Reduced, on finance, with a promotion': card({
    quote: examplePcpQuote,
    promos: ['Free tank of fuel'],
    views: 12,
    isFavourite: true,
  }),
  'Reserved, a long title and a high price': card({ vehicle: exampleDearCar }),
  'A van, without VAT and with': card({ vehicle: exampleVan, quote: exampleHpQuote, views: 1 }),
  'Hardly known': card({ vehicle: exampleSparseCar }),
};

export const compactCardExamples: Examples = {
  'A near match': withExampleApp(<CompactCard vehicle={exampleCar} />),
  'On finance': withExampleApp(<CompactCard vehicle={exampleVan} quote={exampleHpQuote} />),
  'Nobody knows where': withExampleApp(<CompactCard vehicle={exampleSparseCar} />),
};
