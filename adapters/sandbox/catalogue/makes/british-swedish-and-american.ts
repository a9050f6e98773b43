import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const LAND_ROVER = modelsOf(
  'Land Rover',
  car('Discovery Sport', {
    body: 'SUV',
    seats: 7,
    sold: [2015, 2026],
    weight: 4,
    engines: [
      diesel('2.0 D165', 2.0, 163, 42.2, 175, 0, 'Automatic'),
      plugIn('1.5 P300e', 1.5, 309, 175.5, 36, 10500),
    ],
    trims: { S: 39500, SE: 42600, 'R-Dynamic HSE': 47500 },
  }),
  car('Range Rover Evoque', {
    body: 'SUV',
    sold: [2011, 2026],
    weight: 6,
    engines: [
      diesel('2.0 D165', 2.0, 163, 43.8, 168, 0, 'Automatic'),
      petrol('2.0 P200', 2.0, 200, 30.4, 210, 900, 'Automatic'),
      plugIn('1.5 P300e', 1.5, 309, 197.1, 32, 8400),
    ],
    trims: { S: 38600, SE: 41400, 'R-Dynamic SE': 43200, Autobiography: 53000 },
  }),
  car('Range Rover Sport', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 3,
    engines: [
      diesel('3.0 D300', 3.0, 300, 34.9, 213, 0, 'Automatic'),
      plugIn('2.0 P400e', 2.0, 404, 86.7, 75, 5500),
    ],
    trims: { HSE: 72800, 'HSE Dynamic': 76500, 'Autobiography Dynamic': 87000 },
  }),
  car('Defender', {
    body: 'SUV',
    sold: [2020, 2026],
    weight: 2,
    engines: [diesel('3.0 D250 110', 3.0, 249, 32.8, 226, 0, 'Automatic')],
    trims: { S: 58600, 'X-Dynamic SE': 66800 },
  }),
);

export const JAGUAR = modelsOf(
  'Jaguar',
  car('XE', {
    body: 'Saloon',
    sold: [2015, 2024],
    weight: 3,
    engines: [
      diesel('2.0 D200', 2.0, 204, 57.7, 127, 0, 'Automatic'),
      petrol('2.0 P250', 2.0, 250, 37.7, 170, 1500, 'Automatic'),
    ],
    trims: { 'R-Dynamic S': 34500, 'R-Dynamic SE': 37500 },
  }),
  car('E-Pace', {
    body: 'SUV',
    sold: [2018, 2024],
    weight: 3,
    engines: [
      diesel('2.0 D165', 2.0, 163, 42.8, 172, 0, 'Automatic'),
      plugIn('1.5 P300e', 1.5, 309, 155.9, 44, 9300),
    ],
    trims: { S: 37200, 'R-Dynamic S': 39200, 'R-Dynamic SE': 42000 },
  }),
  car('F-Pace', {
    body: 'SUV',
    sold: [2016, 2025],
    weight: 3,
    engines: [
      diesel('2.0 D200', 2.0, 204, 45.5, 163, 0, 'Automatic'),
      plugIn('2.0 P400e', 2.0, 404, 130.2, 49, 10800),
    ],
    trims: { 'R-Dynamic S': 46000, 'R-Dynamic SE': 49500 },
  }),
  car('I-Pace', {
    body: 'SUV',
    sold: [2018, 2024],
    weight: 2,
    engines: [electric('294kW EV400 90kWh', 400)],
    trims: { S: 65200, SE: 70500, HSE: 75500 },
  }),
);

export const MG = modelsOf(
  'MG',
  car('MG3', {
    body: 'Hatchback',
    style: 'city',
    sold: [2013, 2026],
    weight: 4,
    engines: [
      petrol('1.5 VTi-TECH', 1.5, 106, 43.5, 147, -5000),
      hybrid('1.5 Hybrid+', 1.5, 194, 64.2, 100),
    ],
    trims: { SE: 18500, Trophy: 20500 },
  }),
  car('ZS', {
    body: 'SUV',
    sold: [2017, 2026],
    weight: 6,
    engines: [
      petrol('1.5 VTi-TECH', 1.5, 106, 42.6, 149),
      petrol('1.0T GDi', 1.0, 111, 38.7, 165, 1500, 'Automatic'),
      electric('115kW 51kWh', 156, 10500),
    ],
    trims: { Excite: 18300, Exclusive: 20500 },
  }),
  car('MG4', {
    body: 'Hatchback',
    sold: [2022, 2026],
    weight: 4,
    engines: [electric('125kW 51kWh', 170), electric('150kW 64kWh', 204, 3000)],
    trims: { SE: 27000, Trophy: 29500 },
  }),
  car('MG5', {
    body: 'Estate',
    sold: [2020, 2025],
    weight: 2,
    engines: [electric('115kW Long Range 61kWh', 156)],
    trims: { SE: 31000, Trophy: 33500 },
  }),
  car('HS', {
    body: 'SUV',
    sold: [2019, 2026],
    weight: 4,
    engines: [
      petrol('1.5 T-GDi', 1.5, 162, 37.2, 173),
      plugIn('1.5 T-GDi PHEV', 1.5, 258, 155.8, 43, 7500),
    ],
    trims: { Excite: 23500, Exclusive: 26000 },
  }),
);

export const VOLVO = modelsOf(
  'Volvo',
  car('V40', {
    body: 'Hatchback',
    sold: [2012, 2019],
    weight: 3,
    engines: [
      diesel('D2 [120]', 2.0, 120, 62.8, 111),
      petrol('T2 [122]', 2.0, 122, 47.9, 134, -500),
    ],
    trims: { Momentum: 23800, 'R Design Nav Plus': 26200 },
  }),
  car('V60', {
    body: 'Estate',
    sold: [2011, 2026],
    weight: 2,
    engines: [
      diesel('2.0 D3', 2.0, 150, 54.3, 137, 0, 'Automatic'),
      petrol('2.0 B4P', 2.0, 197, 42.2, 153, 1000, 'Automatic'),
    ],
    trims: { 'Momentum Plus': 35500, 'R Design': 38000 },
  }),
  car('XC40', {
    body: 'SUV',
    sold: [2018, 2026],
    weight: 7,
    engines: [
      petrol('1.5 T3 [163]', 1.5, 163, 40.4, 158),
      petrol('2.0 B4P', 2.0, 197, 41.5, 154, 4200, 'Automatic'),
      plugIn('1.5 T4 Recharge PHEV', 1.5, 211, 134.5, 48, 10200),
      electric('170kW Recharge 69kWh', 231, 13000),
    ],
    trims: { Momentum: 28500, 'R Design': 31500, Inscription: 32900 },
  }),
  car('XC60', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 4,
    engines: [
      diesel('2.0 B4D', 2.0, 197, 44.1, 167, 0, 'Automatic'),
      plugIn('2.0 T6 Recharge PHEV', 2.0, 350, 188.3, 32, 10500),
    ],
    trims: { Momentum: 42500, 'R Design': 45500, 'Inscription Pro': 48500 },
  }),
  car('XC90', {
    body: 'SUV',
    seats: 7,
    sold: [2010, 2026],
    weight: 2,
    engines: [diesel('2.0 B5D', 2.0, 235, 39.8, 184, 0, 'Automatic')],
    trims: { Momentum: 56500, 'R Design': 60000, 'Inscription Pro': 64500 },
  }),
);

export const POLESTAR = modelsOf(
  'Polestar',
  car('2', {
    body: 'Hatchback',
    style: 'saloon',
    sold: [2020, 2026],
    weight: 2,
    engines: [
      electric('170kW 69kWh Standard Range', 231),
      electric('170kW 78kWh Long Range', 231, 4000),
    ],
    trims: { 'Single Motor': 43000, 'Plus Single Motor': 47000 },
  }),
);

export const TESLA = modelsOf(
  'Tesla',
  car('Model 3', {
    body: 'Saloon',
    sold: [2019, 2026],
    weight: 5,
    engines: [
      electric('Standard Range Plus', 283),
      electric('Long Range AWD', 440, 8000),
      electric('Performance AWD', 513, 15500),
    ],
    trims: { Saloon: 43500 },
  }),
  car('Model Y', {
    body: 'SUV',
    sold: [2022, 2026],
    weight: 4,
    engines: [electric('RWD', 295), electric('Long Range AWD', 384, 7500)],
    trims: { SUV: 45000 },
  }),
);

export const JEEP = modelsOf(
  'Jeep',
  car('Renegade', {
    body: 'SUV',
    sold: [2015, 2024],
    weight: 2,
    engines: [
      petrol('1.0 T3 GSE', 1.0, 120, 42.2, 153),
      petrol('1.3 T4 GSE', 1.3, 150, 42.2, 153, 3000, 'Automatic'),
    ],
    trims: { Longitude: 22200, Limited: 25000 },
  }),
  car('Compass', {
    body: 'SUV',
    sold: [2018, 2026],
    weight: 2,
    engines: [
      petrol('1.4 Multiair 140', 1.4, 140, 37.2, 173),
      plugIn('1.3 T4 PHEV 4xe', 1.3, 240, 156.9, 44, 8400),
    ],
    trims: { Longitude: 26500, Limited: 29000 },
  }),
);
