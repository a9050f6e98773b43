import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const AUDI = modelsOf(
  'Audi',
  car('A1', {
    body: 'Hatchback',
    style: 'city',
    sold: [2011, 2026],
    weight: 6,
    autoName: 'S Tronic',
    engines: [
      petrol('25 TFSI', 1.0, 95, 51.4, 124, -600),
      petrol('30 TFSI', 1.0, 110, 49.6, 129, 1700, 'Semi-Auto'),
    ],
    trims: { Technik: 21500, Sport: 22900, 'S Line': 25000, 'Black Edition': 26500 },
  }),
  car('A3', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 9,
    autoName: 'S Tronic',
    engines: [
      petrol('30 TFSI', 1.0, 110, 50.4, 127, -800),
      petrol('35 TFSI', 1.5, 150, 48.7, 131, 2200, 'Semi-Auto'),
      diesel('35 TDI', 2.0, 150, 58.9, 125, 3900, 'Semi-Auto'),
      plugIn('40 TFSI e', 1.4, 204, 282.5, 23, 6700),
    ],
    trims: { Technik: 26000, Sport: 27300, 'S Line': 29500, 'Black Edition': 31000 },
  }),
  car('A3', {
    body: 'Saloon',
    sold: [2014, 2026],
    weight: 3,
    autoName: 'S Tronic',
    engines: [
      petrol('35 TFSI', 1.5, 150, 49.6, 129, 1500),
      diesel('30 TDI', 2.0, 116, 64.2, 116, 1900),
    ],
    trims: { Sport: 28000, 'S Line': 30200 },
  }),
  car('A4', {
    body: 'Saloon',
    sold: [2010, 2025],
    weight: 5,
    autoName: 'S Tronic',
    engines: [
      petrol('35 TFSI', 2.0, 150, 43.5, 146, 0, 'Semi-Auto'),
      diesel('35 TDI', 2.0, 163, 54.3, 136, 2200, 'Semi-Auto'),
    ],
    trims: { Technik: 33500, Sport: 34900, 'S Line': 37200, 'Black Edition': 38800 },
  }),
  car('A5 Sportback', {
    body: 'Coupe',
    doors: 5,
    seats: 5,
    sold: [2012, 2025],
    weight: 3,
    autoName: 'S Tronic',
    engines: [
      petrol('35 TFSI', 2.0, 150, 42.8, 149, 0, 'Semi-Auto'),
      diesel('40 TDI Quattro', 2.0, 204, 48.7, 151, 5600, 'Semi-Auto'),
    ],
    trims: { Sport: 39100, 'S Line': 41600, 'Edition 1': 44600 },
  }),
  car('A6', {
    body: 'Saloon',
    sold: [2011, 2025],
    weight: 3,
    autoName: 'S Tronic',
    engines: [
      diesel('40 TDI', 2.0, 204, 50.4, 147, 0, 'Semi-Auto'),
      plugIn('50 TFSI e Quattro', 2.0, 299, 188.3, 33, 11000),
    ],
    trims: { Sport: 42500, 'S Line': 45000, 'Black Edition': 47400 },
  }),
  car('Q2', {
    body: 'SUV',
    sold: [2017, 2026],
    weight: 5,
    autoName: 'S Tronic',
    engines: [
      petrol('30 TFSI', 1.0, 110, 46.3, 138),
      petrol('35 TFSI', 1.5, 150, 42.8, 149, 2900, 'Semi-Auto'),
    ],
    trims: { Technik: 25200, Sport: 26700, 'S Line': 29100, 'Black Edition': 30700 },
  }),
  car('Q3', {
    body: 'SUV',
    sold: [2012, 2026],
    weight: 6,
    autoName: 'S Tronic',
    engines: [
      petrol('35 TFSI', 1.5, 150, 40.9, 156),
      diesel('35 TDI', 2.0, 150, 46.3, 159, 3600, 'Semi-Auto'),
    ],
    trims: { Technik: 32000, Sport: 33700, 'S Line': 36200, Vorsprung: 46000 },
  }),
  car('Q5', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 4,
    autoName: 'S Tronic',
    engines: [
      diesel('40 TDI Quattro', 2.0, 204, 42.8, 172, 0, 'Semi-Auto'),
      petrol('45 TFSI Quattro', 2.0, 265, 32.5, 197, 1600, 'Semi-Auto'),
    ],
    trims: { Sport: 47100, 'S Line': 49600, 'Black Edition': 52000 },
  }),
  car('TT', {
    body: 'Coupe',
    sold: [2010, 2023],
    weight: 2,
    autoName: 'S Tronic',
    engines: [
      petrol('40 TFSI', 2.0, 197, 40.4, 159, 0, 'Semi-Auto'),
      petrol('45 TFSI Quattro', 2.0, 245, 34.4, 186, 4200, 'Semi-Auto'),
    ],
    trims: { Sport: 37600, 'S Line': 40000, 'Black Edition': 41800 },
  }),
  car('e-tron', {
    body: 'SUV',
    sold: [2019, 2023],
    weight: 2,
    engines: [
      electric('230kW 50 Quattro 71kWh', 313),
      electric('300kW 55 Quattro 95kWh', 408, 9500),
    ],
    trims: { Technik: 62000, Sport: 65500, 'S Line': 68300 },
  }),
  car('Q4 e-tron', {
    body: 'SUV',
    sold: [2021, 2026],
    weight: 3,
    engines: [electric('125kW 35 55kWh', 170), electric('150kW 40 82kWh', 204, 5600)],
    trims: { Sport: 44300, 'S Line': 47500 },
  }),
);

export const BMW = modelsOf(
  'BMW',
  car('1 Series', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 8,
    autoName: 'Step Auto',
    engines: [
      petrol('118i [136]', 1.5, 136, 47.9, 134),
      petrol('118i [136]', 1.5, 136, 46.3, 139, 1600, 'Automatic'),
      diesel('118d', 2.0, 150, 58.9, 125, 1900),
    ],
    trims: { SE: 25200, Sport: 26500, 'M Sport': 28400 },
  }),
  car('2 Series Gran Coupe', {
    body: 'Saloon',
    sold: [2020, 2026],
    weight: 3,
    autoName: 'DCT',
    engines: [petrol('218i [136]', 1.5, 136, 46.3, 139, 0, 'Semi-Auto')],
    trims: { Sport: 28900, 'M Sport': 30800 },
  }),
  car('2 Series', {
    body: 'Coupe',
    sold: [2014, 2026],
    weight: 2,
    autoName: 'Step Auto',
    engines: [
      petrol('220i', 2.0, 184, 42.8, 150, 0, 'Automatic'),
      petrol('M240i xDrive', 3.0, 374, 34.9, 185, 9000, 'Automatic'),
    ],
    trims: { 'M Sport': 37200 },
  }),
  car('3 Series', {
    body: 'Saloon',
    sold: [2010, 2026],
    weight: 8,
    autoName: 'Step Auto',
    engines: [
      petrol('320i', 2.0, 184, 43.5, 147, 0, 'Automatic'),
      diesel('320d MHT', 2.0, 190, 57.6, 128, 2200, 'Automatic'),
      plugIn('330e', 2.0, 292, 201.8, 31, 4600),
    ],
    trims: { 'SE Pro': 34600, Sport: 35400, 'M Sport': 37900 },
  }),
  car('3 Series', {
    body: 'Estate',
    sold: [2010, 2026],
    weight: 3,
    autoName: 'Step Auto',
    engines: [
      diesel('320d MHT', 2.0, 190, 54.3, 135, 0, 'Automatic'),
      plugIn('330e', 2.0, 292, 176.6, 37, 2800),
    ],
    trims: { Sport: 39000, 'M Sport': 41300 },
  }),
  car('4 Series', {
    body: 'Coupe',
    sold: [2014, 2026],
    weight: 3,
    autoName: 'Step Auto',
    engines: [
      petrol('420i', 2.0, 184, 41.5, 154, 0, 'Automatic'),
      diesel('420d xDrive MHT', 2.0, 190, 52.3, 141, 3300, 'Automatic'),
    ],
    trims: { 'M Sport': 42500, 'M Sport Pro Edition': 45300 },
  }),
  car('4 Series', {
    body: 'Convertible',
    sold: [2014, 2026],
    weight: 1,
    autoName: 'Step Auto',
    engines: [petrol('420i', 2.0, 184, 39.8, 161, 0, 'Automatic')],
    trims: { 'M Sport': 48500 },
  }),
  car('5 Series', {
    body: 'Saloon',
    sold: [2010, 2026],
    weight: 4,
    autoName: 'Auto',
    engines: [
      diesel('520d MHT', 2.0, 190, 56.5, 131, 0, 'Automatic'),
      plugIn('530e', 2.0, 292, 201.8, 32, 4800),
    ],
    trims: { SE: 41100, 'M Sport': 44500 },
  }),
  car('X1', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 5,
    autoName: 'Step Auto',
    engines: [
      petrol('sDrive 18i', 1.5, 136, 44.1, 145, 0, 'Automatic'),
      diesel('xDrive 20d', 2.0, 190, 50.4, 147, 3900, 'Automatic'),
    ],
    trims: { Sport: 31500, xLine: 33000, 'M Sport': 34800 },
  }),
  car('X3', {
    body: 'SUV',
    sold: [2011, 2026],
    weight: 4,
    autoName: 'Step Auto',
    engines: [
      diesel('xDrive20d MHT', 2.0, 190, 45.6, 161, 0, 'Automatic'),
      plugIn('xDrive 30e', 2.0, 292, 128.4, 49, 4100),
    ],
    trims: { xLine: 47800, 'M Sport': 50100 },
  }),
  car('X5', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 3,
    autoName: 'Auto',
    engines: [
      diesel('xDrive30d MHT', 3.0, 286, 38.7, 189, 0, 'Automatic'),
      plugIn('xDrive45e', 3.0, 394, 188.3, 31, 5200),
    ],
    trims: { xLine: 65700, 'M Sport': 69200 },
  }),
  car('i3', {
    body: 'Hatchback',
    style: 'city',
    seats: 4,
    sold: [2014, 2022],
    weight: 2,
    engines: [electric('125kW 42kWh', 170), electric('135kW S 42kWh', 184, 3000)],
    trims: { 'Interior World Lodge': 34800, 'Interior World Suite': 36000 },
  }),
  car('i4', {
    body: 'Saloon',
    sold: [2021, 2026],
    weight: 2,
    engines: [electric('250kW eDrive40 83.9kWh', 340)],
    trims: { Sport: 53400, 'M Sport': 55400 },
  }),
);

export const MINI = modelsOf(
  'MINI',
  car('Hatch', {
    body: 'Hatchback',
    style: 'city',
    doors: 3,
    seats: 4,
    sold: [2010, 2026],
    weight: 9,
    engines: [
      petrol('1.5 One', 1.5, 102, 50.4, 128, -1600),
      petrol('1.5 Cooper', 1.5, 136, 48.7, 133),
      petrol('2.0 Cooper S', 2.0, 178, 43.5, 148, 3600, 'Automatic'),
      electric('135kW Cooper SE 33kWh', 184, 8200),
    ],
    trims: { Classic: 20700, Sport: 23800, Exclusive: 24200 },
  }),
  car('Countryman', {
    body: 'SUV',
    sold: [2011, 2026],
    weight: 4,
    engines: [
      petrol('1.5 Cooper', 1.5, 136, 44.8, 144),
      plugIn('1.5 Cooper S E ALL4 PHEV', 1.5, 220, 156.9, 41, 7600),
    ],
    trims: { Classic: 27200, Sport: 30000, Exclusive: 30600 },
  }),
  car('Convertible', {
    body: 'Convertible',
    sold: [2010, 2026],
    weight: 2,
    engines: [
      petrol('1.5 Cooper', 1.5, 136, 46.3, 140),
      petrol('2.0 Cooper S', 2.0, 178, 41.5, 155, 3900, 'Automatic'),
    ],
    trims: { Classic: 25200, Sport: 28000 },
  }),
);

export const MERCEDES_BENZ = modelsOf(
  'Mercedes-Benz',
  car('A Class', {
    body: 'Hatchback',
    sold: [2012, 2026],
    weight: 9,
    engines: [
      petrol('A180', 1.3, 136, 46.3, 138),
      petrol('A200', 1.3, 163, 46.3, 140, 2000, 'Semi-Auto'),
      diesel('A180d', 1.5, 116, 60.1, 123, 1900, 'Semi-Auto'),
      plugIn('A250e', 1.3, 218, 282.5, 23, 7200),
    ],
    trims: { SE: 25500, 'Sport Executive': 27900, 'AMG Line': 28900, 'AMG Line Premium': 31200 },
  }),
  car('B Class', {
    body: 'MPV',
    seats: 5,
    sold: [2012, 2026],
    weight: 2,
    engines: [
      petrol('B180', 1.3, 136, 44.1, 146, 0, 'Semi-Auto'),
      diesel('B200d', 2.0, 150, 55.4, 134, 2500, 'Semi-Auto'),
    ],
    trims: { Sport: 28900, 'AMG Line Executive': 31300 },
  }),
  car('C Class', {
    body: 'Saloon',
    sold: [2010, 2026],
    weight: 7,
    autoName: '9G-Tronic',
    engines: [
      petrol('C200', 1.5, 204, 43.5, 148, 0, 'Semi-Auto'),
      diesel('C220d', 2.0, 200, 61.4, 121, 1900, 'Semi-Auto'),
      plugIn('C300e', 2.0, 313, 403.5, 15, 6200),
    ],
    trims: { Sport: 38500, 'AMG Line': 41200, 'AMG Line Premium': 44200 },
  }),
  car('C Class', {
    body: 'Estate',
    sold: [2010, 2026],
    weight: 2,
    autoName: '9G-Tronic',
    engines: [diesel('C220d', 2.0, 200, 57.6, 128, 0, 'Semi-Auto')],
    trims: { Sport: 41800, 'AMG Line': 44600 },
  }),
  car('CLA Class', {
    body: 'Saloon',
    style: 'coupe',
    sold: [2013, 2026],
    weight: 4,
    engines: [
      petrol('CLA 180', 1.3, 136, 47.1, 136, 0, 'Semi-Auto'),
      petrol('CLA 200', 1.3, 163, 46.3, 138, 1800, 'Semi-Auto'),
    ],
    trims: { 'AMG Line Executive': 34000, 'AMG Line Premium': 36500 },
  }),
  car('E Class', {
    body: 'Saloon',
    sold: [2010, 2026],
    weight: 4,
    autoName: '9G-Tronic',
    engines: [
      diesel('E220d', 2.0, 194, 53.3, 140, 0, 'Semi-Auto'),
      plugIn('E300de', 2.0, 306, 217.3, 34, 7600),
    ],
    trims: { Sport: 42500, 'AMG Line': 45600 },
  }),
  car('GLA Class', {
    body: 'SUV',
    sold: [2014, 2026],
    weight: 5,
    engines: [
      petrol('GLA 200', 1.3, 163, 42.8, 150, 0, 'Semi-Auto'),
      diesel('GLA 220d 4Matic', 2.0, 190, 49.6, 150, 4300, 'Semi-Auto'),
    ],
    trims: { Sport: 34300, 'AMG Line': 36700, 'AMG Line Premium': 39300 },
  }),
  car('GLC Class', {
    body: 'SUV',
    sold: [2016, 2026],
    weight: 4,
    autoName: '9G-Tronic',
    engines: [
      diesel('GLC 220d 4Matic', 2.0, 194, 42.8, 173, 0, 'Semi-Auto'),
      plugIn('GLC 300e 4Matic', 2.0, 320, 122.8, 53, 5800),
    ],
    trims: { Sport: 45000, 'AMG Line': 48300, 'AMG Line Premium': 51000 },
  }),
  car('EQA', {
    body: 'SUV',
    sold: [2021, 2026],
    weight: 2,
    engines: [electric('EQA 250 140kW 66.5kWh', 190)],
    trims: { Sport: 45000, 'AMG Line': 47500 },
  }),
  car('SLK', {
    body: 'Convertible',
    seats: 2,
    sold: [2011, 2016],
    weight: 1,
    engines: [
      petrol('SLK 200', 2.0, 184, 42.2, 155, 0, 'Automatic'),
      diesel('SLK 250d', 2.1, 204, 60.1, 124, 2400, 'Automatic'),
    ],
    trims: { 'AMG Sport': 37900 },
  }),
);

export const PORSCHE = modelsOf(
  'Porsche',
  car('Macan', {
    body: 'SUV',
    sold: [2014, 2026],
    weight: 2,
    autoName: 'PDK',
    engines: [
      petrol('2.0', 2.0, 265, 28.0, 228, 0, 'Semi-Auto'),
      petrol('S 2.9 V6', 2.9, 380, 25.2, 251, 9500, 'Semi-Auto'),
    ],
    trims: { Standard: 53400, 'Technology Package': 57800 },
  }),
  car('718 Boxster', {
    body: 'Convertible',
    seats: 2,
    sold: [2016, 2025],
    weight: 1,
    autoName: 'PDK',
    engines: [petrol('2.0', 2.0, 300, 31.7, 201, 0, 'Semi-Auto')],
    trims: { T: 58600, 'Style Edition': 57600 },
  }),
  car('Taycan', {
    body: 'Saloon',
    seats: 4,
    sold: [2020, 2026],
    weight: 1,
    engines: [electric('300kW 79kWh', 408), electric('390kW 4S 93kWh', 530, 15800)],
    trims: { Standard: 79200 },
  }),
);

export const SMART = modelsOf(
  'smart',
  car('fortwo', {
    body: 'Coupe',
    style: 'city',
    doors: 2,
    seats: 2,
    sold: [2010, 2024],
    weight: 2,
    engines: [
      petrol('0.9 Turbo', 0.9, 90, 51.4, 125, 0, 'Automatic'),
      electric('60kW EQ 17kWh', 82, 7600),
    ],
    trims: { Passion: 13600, 'Prime Exclusive': 16500 },
  }),
);

export const LEXUS = modelsOf(
  'Lexus',
  car('UX', {
    body: 'SUV',
    sold: [2019, 2026],
    weight: 2,
    autoName: 'CVT',
    engines: [hybrid('250h 2.0', 2.0, 184, 53.3, 120)],
    trims: { UX: 30900, 'F-Sport': 35300, 'Premium Plus': 33400 },
  }),
  car('NX', {
    body: 'SUV',
    sold: [2014, 2026],
    weight: 2,
    autoName: 'E-CVT',
    engines: [
      hybrid('350h 2.5', 2.5, 243, 48.7, 131),
      plugIn('450h+ 2.5', 2.5, 309, 256.8, 25, 9900),
    ],
    trims: { Premium: 42800, 'F-Sport': 47100 },
  }),
);
