import { loaded } from '../../../../core/kernel/remote';
import { exampleAlike, exampleSimilar } from '../../../workbench/example-alike';
import { exampleCar, exampleVan } from '../../../workbench/example-stock';
import { withExampleApp } from '../../../workbench/with-example-app';
import type { Examples } from '../../../parts/examples';
import { LookAlikes } from '../../../stock/vehicle-carousel/look-alikes';
import {
  InterestCarousel,
  MoreOfMakeCarousel,
} from '../../../stock/vehicle-carousel/vehicle-carousels';
import { SimilarVehiclesBlock } from './similar-vehicles-block';

const nothing = () => undefined;

export const similarVehiclesExamples: Examples = {
  'Nine, four of them shown': withExampleApp(
    <SimilarVehiclesBlock
      current={exampleCar}
      similar={loaded(exampleSimilar)}
      onRetry={nothing}
    />,
  ),
  'Without monthly figures': withExampleApp(
    <SimilarVehiclesBlock
      current={exampleCar}
      similar={loaded({ vehicles: exampleAlike.slice(0, 3), quotes: {} })}
      onRetry={nothing}
    />,
  ),
  'On their way': withExampleApp(
    <SimilarVehiclesBlock current={exampleCar} similar={{ kind: 'loading' }} onRetry={nothing} />,
  ),
};

export const carouselExamples: Examples = {
  'Of interest': withExampleApp(
    <InterestCarousel section="cars" vehicles={loaded(exampleAlike)} onRetry={nothing} />,
  ),
  'Of the same make': withExampleApp(
    <MoreOfMakeCarousel
      current={exampleCar}
      vehicles={loaded(exampleAlike.slice(0, 8))}
      onRetry={nothing}
    />,
  ),
  'Vans of interest': withExampleApp(
    <InterestCarousel section="van" vehicles={loaded([exampleVan])} onRetry={nothing} />,
  ),
  'Look-alikes of a sold car': withExampleApp(
    <LookAlikes vehicles={exampleAlike} section="cars" reason="sold" />,
  ),
};
