import { exampleCar } from '../../../workbench/example-stock';
import type { Examples } from '../../../parts/examples';
import { StickyBar } from './sticky-bar';

const rest = { flasher: 'rests', chatAddress: '/contact/' } as const;

export const stickyBarExamples: Examples = {
  'For sale': <StickyBar vehicle={exampleCar} {...rest} />,
  'Not sold online': <StickyBar vehicle={{ ...exampleCar, onlinePurchase: false }} {...rest} />,
  Reserved: <StickyBar vehicle={{ ...exampleCar, status: 'reserved' }} {...rest} />,
  'A flasher that never rests': (
    <StickyBar vehicle={exampleCar} chatAddress="/contact/" flasher="as-specified" />
  ),
};
