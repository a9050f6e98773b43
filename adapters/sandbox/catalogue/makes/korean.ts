import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const KIA = modelsOf(
  'Kia',
  car('Picanto', {
    body: 'Hatchback',
    style: 'city',
    seats: 4,
    sold: [2010, 2026],
    weight: 7,
    engines: [petrol('1.0', 1.0, 66, 58.9, 109), petrol('1.25 MPI', 1.3, 83, 54.3, 118, 900)],
    trims: { 1: 11500, 2: 12800, 'GT-Line': 14500, 'X-Line': 15100 },
  }),
  car('Rio', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2023],
    weight: 4,
    engines: [
      petrol('1.25', 1.3, 83, 51.4, 125),
      petrol('1.0 T-GDi 48V', 1.0, 99, 54.3, 118, 1500),
    ],
    trims: { 1: 14300, 2: 16200, 3: 18100 },
  }),
  car('Ceed', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 5,
    engines: [
      petrol('1.0 T-GDi', 1.0, 118, 51.4, 125),
      petrol('1.5 T-GDi ISG', 1.5, 158, 49.6, 130, 1500),
      diesel('1.6 CRDi 48V', 1.6, 134, 62.8, 117, 2000),
    ],
    trims: { 2: 21800, 3: 23900, 'GT-Line': 25200 },
  }),
  car('Stonic', {
    body: 'SUV',
    style: 'city',
    sold: [2017, 2026],
    weight: 4,
    engines: [
      petrol('1.0 T-GDi 99', 1.0, 99, 51.4, 125),
      petrol('1.0 T-GDi 48V', 1.0, 118, 54.3, 118, 1600, 'Automatic'),
    ],
    trims: { 2: 20000, 'GT-Line': 21800, Quantum: 22500 },
  }),
  car('Niro', {
    body: 'SUV',
    sold: [2016, 2026],
    weight: 5,
    autoName: 'DCT',
    engines: [
      hybrid('1.6 GDi Hybrid', 1.6, 139, 61.4, 104),
      electric('150kW 64kWh', 201, 9700),
      plugIn('1.6 GDi PHEV', 1.6, 180, 282.5, 23, 4900),
    ],
    trims: { 2: 27700, 3: 30500, 4: 33800 },
  }),
  car('Sportage', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 11,
    engines: [
      petrol('1.6T GDi ISG', 1.6, 148, 42.8, 150),
      diesel('1.6 CRDi 48V ISG', 1.6, 134, 54.3, 136, 1700),
      hybrid('1.6T GDi HEV', 1.6, 226, 49.6, 129, 5200),
    ],
    trims: { 2: 28000, 'GT-Line': 30800, 3: 32300, 4: 35200 },
  }),
  car('Sorento', {
    body: 'SUV',
    seats: 7,
    sold: [2010, 2026],
    weight: 2,
    engines: [
      diesel('2.2 CRDi', 2.2, 198, 42.2, 176, 0, 'Automatic'),
      hybrid('1.6 T-GDi HEV', 1.6, 226, 40.9, 158, 1800),
    ],
    trims: { 2: 40600, 3: 44000, Edition: 50100 },
  }),
  car('EV6', {
    body: 'SUV',
    sold: [2021, 2026],
    weight: 2,
    engines: [electric('168kW 77kWh', 226)],
    trims: { Air: 45300, 'GT-Line': 48900, 'GT-Line S': 53000 },
  }),
);

export const HYUNDAI = modelsOf(
  'Hyundai',
  car('i10', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2026],
    weight: 6,
    engines: [petrol('1.0 MPi', 1.0, 67, 56.5, 114), petrol('1.2 MPi', 1.2, 84, 55.4, 117, 700)],
    trims: { SE: 13200, 'SE Connect': 13900, Premium: 15300 },
  }),
  car('i20', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2026],
    weight: 5,
    engines: [
      petrol('1.2 MPi', 1.2, 84, 53.3, 120, -900),
      petrol('1.0 T-GDi 48V MHD', 1.0, 100, 55.4, 115),
    ],
    trims: { 'SE Connect': 19600, Premium: 21800, 'N Line': 22700 },
  }),
  car('i30', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 4,
    engines: [
      petrol('1.0T GDi', 1.0, 120, 51.4, 125),
      diesel('1.6 CRDi', 1.6, 116, 62.8, 117, 1900),
    ],
    trims: { 'SE Connect': 21800, Premium: 24000, 'N Line': 24600 },
  }),
  car('Ioniq', {
    body: 'Hatchback',
    sold: [2016, 2022],
    weight: 3,
    autoName: 'DCT',
    engines: [
      hybrid('1.6 GDi Hybrid', 1.6, 141, 62.8, 102),
      electric('100kW 38kWh', 136, 6300),
      plugIn('1.6 GDi Plug-in', 1.6, 141, 257, 26, 6500),
    ],
    trims: { 'SE Connect': 23900, Premium: 25700, 'Premium SE': 27900 },
  }),
  car('Kona', {
    body: 'SUV',
    sold: [2017, 2026],
    weight: 6,
    engines: [
      petrol('1.0T GDi Blue Drive', 1.0, 120, 46.3, 139),
      hybrid('1.6 GDi Hybrid', 1.6, 141, 56.5, 114, 3300),
      electric('150kW 64kWh', 204, 11500),
    ],
    trims: { 'SE Connect': 22300, Premium: 24900, Ultimate: 28500 },
  }),
  car('Tucson', {
    body: 'SUV',
    sold: [2015, 2026],
    weight: 9,
    engines: [
      petrol('1.6 TGDi', 1.6, 150, 42.8, 149),
      petrol('1.6 TGDi 48V MHD', 1.6, 180, 44.8, 142, 2600, 'Automatic'),
      hybrid('1.6 TGDi Hybrid 230', 1.6, 230, 49.6, 130, 4700),
      diesel('1.6 CRDi', 1.6, 116, 49.6, 151, 1400),
    ],
    trims: { 'SE Connect': 28500, Premium: 31000, 'N Line': 32300, Ultimate: 34600 },
  }),
  car('Santa Fe', {
    body: 'SUV',
    seats: 7,
    sold: [2010, 2026],
    weight: 2,
    engines: [
      diesel('2.2 CRDi', 2.2, 200, 42.8, 173, 0, 'Automatic'),
      hybrid('1.6 TGDi Hybrid', 1.6, 230, 40.9, 158, 1400),
    ],
    trims: { Premium: 42000, Ultimate: 46500 },
  }),
  car('Ioniq 5', {
    body: 'SUV',
    sold: [2021, 2026],
    weight: 2,
    engines: [electric('125kW 58kWh', 170), electric('160kW 73kWh', 218, 3700)],
    trims: { 'SE Connect': 41700, Premium: 44700, Ultimate: 48200 },
  }),
);
