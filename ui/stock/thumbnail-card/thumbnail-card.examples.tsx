import { exampleCar, exampleDearCar, exampleSparseCar } from '../../workbench/example-stock';
import { withExampleApp } from '../../workbench/with-example-app';
import type { Examples } from '../../parts/examples';
import { ThumbnailCard } from './thumbnail-card';

const nothing = () => undefined;

export const thumbnailCardExamples: Examples = {
  'In favourites': withExampleApp(<ThumbnailCard vehicle={exampleCar} onRemove={nothing} />),
  'In favourites, a long title': withExampleApp(
    <ThumbnailCard vehicle={exampleDearCar} onRemove={nothing} />,
  ),
  'In what was viewed, without a picture': withExampleApp(
    <ThumbnailCard vehicle={exampleSparseCar} />,
  ),
};
