import { exampleCar, exampleSparseCar } from '../workbench/example-stock';
import { withExampleApp } from '../workbench/with-example-app';
import type { Examples } from '../parts/examples';
import { EnquiryAnswer } from './enquiry-answer';
import { AboutVehicle } from './about-vehicle';

const reserved = { ...exampleCar, status: 'reserved' } as const;

export const enquiryAnswerExamples: Examples = {
  Reserve: <EnquiryAnswer kind="reserve" vehicle={exampleCar} place="window" />,
  'Buy a reserved car': <EnquiryAnswer kind="buy-now" vehicle={reserved} place="window" />,
  'Reserve a reserved car': <EnquiryAnswer kind="reserve" vehicle={reserved} place="window" />,
  'Drive a sold car': (
    <EnquiryAnswer kind="test-drive" vehicle={{ ...exampleCar, status: 'sold' }} place="window" />
  ),
  'Nobody to ring': <EnquiryAnswer kind="enquire" vehicle={exampleSparseCar} place="window" />,
  'Which vehicle': withExampleApp(<AboutVehicle vehicle={exampleCar} />),
};
