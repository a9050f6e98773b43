import { exampleCar, exampleSparseCar } from '../workbench/example-stock';
import { withExampleApp } from '../workbench/with-example-app';
import type { Examples } from '../parts/examples';
import { WishAnswer } from './wish-answer';
import { WishVehicle } from './wish-vehicle';

const reserved = { ...exampleCar, status: 'reserved' } as const;

export const wishAnswerExamples: Examples = {
  Reserve: <WishAnswer wish="reserve" vehicle={exampleCar} place="window" />,
  'Buy a reserved car': <WishAnswer wish="buy-now" vehicle={reserved} place="window" />,
  'Reserve a reserved car': <WishAnswer wish="reserve" vehicle={reserved} place="window" />,
  'Drive a sold car': (
    <WishAnswer wish="test-drive" vehicle={{ ...exampleCar, status: 'sold' }} place="window" />
  ),
  'Nobody to ring': <WishAnswer wish="enquire" vehicle={exampleSparseCar} place="window" />,
  'Which vehicle': withExampleApp(<WishVehicle vehicle={exampleCar} />),
};
