import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const TOYOTA = modelsOf(
  'Toyota',
  car('Aygo', {
    body: 'Hatchback',
    style: 'city',
    seats: 4,
    sold: [2010, 2022],
    weight: 8,
    engines: [
      petrol('1.0 VVT-i', 1.0, 72, 57.6, 113),
      petrol('1.0 VVT-i', 1.0, 72, 55.4, 116, 900, 'Automatic'),
    ],
    trims: { 'x-play': 12500, 'x-trend': 13700, 'x-clusiv': 15000 },
  }),
  car('Aygo X', {
    body: 'SUV',
    style: 'city',
    seats: 4,
    sold: [2022, 2026],
    weight: 3,
    engines: [petrol('1.0 VVT-i', 1.0, 72, 58.9, 109)],
    trims: { Pure: 16100, Edge: 17900, Exclusive: 19400 },
  }),
  car('Yaris', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2026],
    weight: 11,
    autoName: 'CVT',
    engines: [
      hybrid('1.5 Hybrid', 1.5, 116, 68.9, 92),
      petrol('1.5 VVT-i', 1.5, 111, 50.4, 126, -2400),
    ],
    trims: { Icon: 20100, Design: 21900, Excel: 24000 },
  }),
  car('Yaris Cross', {
    body: 'SUV',
    sold: [2021, 2026],
    weight: 4,
    autoName: 'CVT',
    engines: [hybrid('1.5 Hybrid', 1.5, 116, 60.1, 105)],
    trims: { Icon: 24000, Design: 26200, Excel: 28700 },
  }),
  car('Corolla', {
    body: 'Hatchback',
    sold: [2019, 2026],
    weight: 6,
    autoName: 'CVT',
    engines: [
      hybrid('1.8 VVT-i Hybrid', 1.8, 122, 62.8, 102),
      hybrid('2.0 VVT-i Hybrid', 2.0, 184, 58.9, 108, 2000),
    ],
    trims: { 'Icon Tech': 27000, Design: 28500, 'GR Sport': 30600 },
  }),
  car('Corolla', {
    body: 'Estate',
    sold: [2019, 2026],
    weight: 3,
    autoName: 'CVT',
    engines: [hybrid('1.8 VVT-i Hybrid', 1.8, 122, 60.1, 107)],
    trims: { Icon: 27700, Design: 29800, Excel: 31700 },
  }),
  car('C-HR', {
    body: 'SUV',
    sold: [2016, 2026],
    weight: 6,
    autoName: 'CVT',
    engines: [
      hybrid('1.8 Hybrid', 1.8, 122, 57.6, 110),
      hybrid('2.0 Hybrid', 2.0, 184, 53.3, 119, 2100),
    ],
    trims: { Icon: 27400, Design: 29900, Dynamic: 31200 },
  }),
  car('RAV4', {
    body: 'SUV',
    sold: [2013, 2026],
    weight: 5,
    autoName: 'CVT',
    engines: [
      hybrid('2.5 VVT-i Hybrid', 2.5, 218, 50.4, 126),
      plugIn('2.5 PHEV', 2.5, 306, 282.5, 22, 10500),
    ],
    trims: { Icon: 33500, Design: 35800, Dynamic: 38600 },
  }),
  car('Prius', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 2,
    autoName: 'CVT',
    engines: [
      hybrid('1.8 VVTi', 1.8, 122, 62.8, 102),
      plugIn('1.8 VVTi Plug-in', 1.8, 122, 217.3, 28, 7000),
    ],
    trims: { Active: 25000, Excel: 28900 },
  }),
  car('Land Cruiser', {
    body: 'SUV',
    seats: 7,
    sold: [2010, 2026],
    weight: 1,
    engines: [diesel('2.8 D-4D', 2.8, 204, 30.1, 246, 0, 'Automatic')],
    trims: { Active: 48500, Invincible: 62000 },
  }),
);

export const NISSAN = modelsOf(
  'Nissan',
  car('Micra', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2024],
    weight: 6,
    autoName: 'CVT',
    engines: [
      petrol('1.0 IG-T 92', 1.0, 92, 53.3, 123),
      petrol('1.0 IG-T 100', 1.0, 100, 46.3, 138, 1500, 'Automatic'),
    ],
    trims: { Acenta: 17200, 'N-Sport': 18700, Tekna: 19400 },
  }),
  car('Juke', {
    body: 'SUV',
    sold: [2011, 2026],
    weight: 9,
    autoName: 'DCT',
    engines: [
      petrol('1.0 DiG-T 114', 1.0, 114, 48.7, 132),
      petrol('1.0 DiG-T 114', 1.0, 114, 46.3, 138, 1500, 'Automatic'),
      hybrid('1.6 Hybrid', 1.6, 143, 56.5, 114, 4700),
    ],
    trims: { Acenta: 21900, 'N-Connecta': 23600, Tekna: 25000 },
  }),
  car('Qashqai', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 14,
    autoName: 'Xtronic',
    engines: [
      petrol('1.3 DiG-T MH', 1.3, 140, 44.1, 145),
      petrol('1.3 DiG-T MH 158', 1.3, 158, 44.8, 143, 2200, 'Automatic'),
      diesel('1.5 dCi', 1.5, 115, 53.3, 139, 800),
      hybrid('1.5 E-Power', 1.5, 190, 53.3, 119, 4600),
    ],
    trims: { 'Acenta Premium': 27900, 'N-Connecta': 30300, Tekna: 32800 },
  }),
  car('X-Trail', {
    body: 'SUV',
    seats: 7,
    sold: [2010, 2026],
    weight: 4,
    autoName: 'Xtronic',
    engines: [
      diesel('1.7 dCi', 1.7, 150, 46.3, 160),
      hybrid('1.5 E-Power 204', 1.5, 204, 48.7, 131, 4200),
    ],
    trims: { Acenta: 31500, 'N-Connecta': 34800, Tekna: 37600 },
  }),
  car('Leaf', {
    body: 'Hatchback',
    sold: [2011, 2024],
    weight: 6,
    engines: [electric('110kW 40kWh', 150), electric('160kW e+ 62kWh', 217, 4800)],
    trims: { Acenta: 28900, 'N-Connecta': 30500, Tekna: 32400 },
  }),
);

export const HONDA = modelsOf(
  'Honda',
  car('Jazz', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2026],
    weight: 6,
    autoName: 'eCVT',
    engines: [
      hybrid('1.5 i-MMD Hybrid', 1.5, 109, 62.8, 102, 2800),
      petrol('1.3 i-VTEC', 1.3, 102, 52.3, 124),
    ],
    trims: { SE: 17300, SR: 19600, EX: 21500 },
  }),
  car('Civic', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 6,
    autoName: 'CVT',
    engines: [
      petrol('1.0 VTEC Turbo 126', 1.0, 126, 47.9, 133),
      diesel('1.6 i-DTEC', 1.6, 120, 64.2, 116, 1700),
      hybrid('2.0 eHEV', 2.0, 184, 60.1, 108, 7000),
    ],
    trims: { SE: 22600, SR: 24700, 'EX Sport Line': 27800 },
  }),
  car('CR-V', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 4,
    autoName: 'eCVT',
    engines: [
      petrol('1.5 VTEC Turbo', 1.5, 173, 38.7, 165),
      hybrid('2.0 i-MMD Hybrid', 2.0, 184, 42.2, 151, 2300),
    ],
    trims: { S: 29500, SE: 31500, SR: 35000, EX: 37900 },
  }),
  car('HR-V', {
    body: 'SUV',
    sold: [2015, 2026],
    weight: 4,
    autoName: 'CVT',
    engines: [
      petrol('1.5 i-VTEC', 1.5, 130, 42.8, 149, -4800),
      hybrid('1.5 eHEV', 1.5, 131, 52.3, 122),
    ],
    trims: { Elegance: 28500, Advance: 30800 },
  }),
);

export const MAZDA = modelsOf(
  'Mazda',
  car('Mazda2', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2026],
    weight: 4,
    engines: [
      petrol('1.5 Skyactiv G', 1.5, 90, 55.4, 117),
      petrol('1.5 e-Skyactiv G MHEV', 1.5, 90, 57.6, 111, 900),
    ],
    trims: { 'SE-L': 16800, 'Sport Nav': 18500, 'GT Sport': 20100 },
  }),
  car('Mazda3', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 4,
    engines: [
      petrol('2.0 e-Skyactiv-G MHEV', 2.0, 122, 50.4, 127),
      petrol('2.0 e-Skyactiv-X MHEV', 2.0, 186, 53.3, 120, 2300),
    ],
    trims: { 'SE-L Lux': 23700, 'Sport Lux': 25500, 'GT Sport': 27600 },
  }),
  car('CX-5', {
    body: 'SUV',
    sold: [2012, 2026],
    weight: 4,
    engines: [
      petrol('2.0 e-Skyactiv-G', 2.0, 165, 41.5, 155),
      diesel('2.2d', 2.2, 150, 50.4, 147, 2700),
    ],
    trims: { 'SE-L': 29000, 'Sport Nav': 31500, 'GT Sport': 34200 },
  }),
  car('MX-5', {
    body: 'Convertible',
    seats: 2,
    sold: [2010, 2026],
    weight: 3,
    engines: [petrol('1.5', 1.5, 132, 44.8, 142), petrol('2.0', 2.0, 184, 40.9, 155, 2600)],
    trims: { 'SE-L': 25200, 'Sport Tech': 29200 },
  }),
);

export const SUZUKI = modelsOf(
  'Suzuki',
  car('Ignis', {
    body: 'Hatchback',
    style: 'city',
    sold: [2016, 2025],
    weight: 2,
    engines: [petrol('1.2 Dualjet 12V Hybrid', 1.2, 83, 54.3, 114)],
    trims: { SZ3: 15000, 'SZ-T': 16400, SZ5: 17400 },
  }),
  car('Swift', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2026],
    weight: 4,
    engines: [
      petrol('1.2 Dualjet 83 12V Hybrid', 1.2, 83, 57.2, 111),
      petrol('1.4 Boosterjet 48V Hybrid', 1.4, 129, 50.1, 127, 5200),
    ],
    trims: { 'SZ-L': 15700, 'SZ-T': 16400, SZ5: 18000 },
  }),
  car('Vitara', {
    body: 'SUV',
    sold: [2015, 2026],
    weight: 4,
    engines: [
      petrol('1.4 Boosterjet 48V Hybrid', 1.4, 129, 53.2, 121),
      hybrid('1.5 Hybrid', 1.5, 115, 54.7, 118, 1500),
    ],
    trims: { 'SZ-T': 24200, SZ5: 27200 },
  }),
);

export const MITSUBISHI = modelsOf(
  'Mitsubishi',
  car('Outlander', {
    body: 'SUV',
    sold: [2013, 2021],
    weight: 3,
    engines: [plugIn('2.4 PHEV', 2.4, 224, 139.7, 46)],
    trims: { Verve: 36800, Dynamic: 38800, Exceed: 41500 },
  }),
);

export const SUBARU = modelsOf(
  'Subaru',
  car('Forester', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 1,
    autoName: 'Lineartronic',
    engines: [petrol('2.0i e-Boxer', 2.0, 150, 34.7, 185, 0, 'Automatic')],
    trims: { XE: 35000, 'XE Premium': 38000 },
  }),
);
