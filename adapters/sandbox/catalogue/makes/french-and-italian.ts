import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const PEUGEOT = modelsOf(
  'Peugeot',
  car('108', {
    body: 'Hatchback',
    style: 'city',
    seats: 4,
    sold: [2014, 2022],
    weight: 4,
    engines: [petrol('1.0 72', 1.0, 72, 57.6, 111)],
    trims: { Active: 12000, Allure: 13600, Collection: 14200 },
  }),
  car('208', {
    body: 'Hatchback',
    style: 'city',
    sold: [2012, 2026],
    weight: 9,
    autoName: 'EAT8',
    engines: [
      petrol('1.2 PureTech 75', 1.2, 75, 53.3, 120, -1000),
      petrol('1.2 PureTech 100', 1.2, 100, 54.3, 118),
      petrol('1.2 PureTech 130', 1.2, 130, 49.6, 129, 2800, 'Automatic'),
      electric('100kW e-208 50kWh', 136, 10500),
    ],
    trims: { Active: 18500, Allure: 20900, GT: 23600 },
  }),
  car('308', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 5,
    autoName: 'EAT8',
    engines: [
      petrol('1.2 PureTech 130', 1.2, 130, 50.4, 127),
      diesel('1.5 BlueHDi 130', 1.5, 130, 64.2, 115, 1900),
      plugIn('1.6 Hybrid 180', 1.6, 180, 256.8, 25, 9000),
    ],
    trims: { Active: 23800, Allure: 26300, GT: 29200 },
  }),
  car('2008', {
    body: 'SUV',
    sold: [2013, 2026],
    weight: 8,
    autoName: 'EAT8',
    engines: [
      petrol('1.2 PureTech 100', 1.2, 100, 49.6, 129),
      petrol('1.2 PureTech 130', 1.2, 130, 46.3, 138, 2200, 'Automatic'),
      electric('100kW e-2008 50kWh', 136, 11200),
    ],
    trims: { Active: 22000, Allure: 24400, GT: 27600 },
  }),
  car('3008', {
    body: 'SUV',
    sold: [2010, 2026],
    weight: 7,
    autoName: 'EAT8',
    engines: [
      petrol('1.2 PureTech', 1.2, 130, 44.8, 142),
      diesel('1.5 BlueHDi', 1.5, 130, 54.3, 136, 1900, 'Automatic'),
      plugIn('1.6 Hybrid 225', 1.6, 225, 222.3, 28, 10400),
    ],
    trims: { Active: 28000, Allure: 30300, 'GT Premium': 34800 },
  }),
  car('5008', {
    body: 'SUV',
    seats: 7,
    sold: [2010, 2026],
    weight: 3,
    autoName: 'EAT8',
    engines: [
      petrol('1.2 PureTech', 1.2, 130, 42.8, 149),
      diesel('1.5 BlueHDi', 1.5, 130, 53.3, 139, 1900, 'Automatic'),
    ],
    trims: { Active: 31000, Allure: 33300, GT: 36800 },
  }),
);

export const CITROEN = modelsOf(
  'Citroën',
  car('C1', {
    body: 'Hatchback',
    style: 'city',
    seats: 4,
    sold: [2010, 2022],
    weight: 4,
    engines: [petrol('1.0 VTi 72', 1.0, 72, 58.9, 110)],
    trims: { Feel: 11700, Flair: 12800, Shine: 13500 },
  }),
  car('C3', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2026],
    weight: 6,
    autoName: 'EAT6',
    engines: [
      petrol('1.2 PureTech', 1.2, 83, 51.4, 125),
      petrol('1.2 PureTech 110', 1.2, 110, 44.8, 142, 3300, 'Automatic'),
    ],
    trims: { Feel: 15600, Flair: 17300, 'Shine Plus': 18400 },
  }),
  car('C3 Aircross', {
    body: 'SUV',
    sold: [2017, 2026],
    weight: 4,
    autoName: 'EAT6',
    engines: [
      petrol('1.2 PureTech 110', 1.2, 110, 47.1, 136),
      diesel('1.5 BlueHDi', 1.5, 110, 61.4, 121, 1700),
    ],
    trims: { Flair: 20300, 'Shine Plus': 22300 },
  }),
  car('C4', {
    body: 'Hatchback',
    sold: [2010, 2026],
    weight: 3,
    autoName: 'EAT8',
    engines: [petrol('1.2 PureTech 130', 1.2, 130, 49.6, 129), electric('100kW 50kWh', 136, 9600)],
    trims: { Sense: 22200, Shine: 24800, 'Shine Plus': 26200 },
  }),
  car('C5 Aircross', {
    body: 'SUV',
    sold: [2019, 2026],
    weight: 3,
    autoName: 'EAT8',
    engines: [
      petrol('1.2 PureTech', 1.2, 130, 44.1, 145),
      plugIn('1.6 Plug-in Hybrid', 1.6, 225, 222.3, 29, 10500),
    ],
    trims: { Feel: 26200, Flair: 28600, Shine: 30400 },
  }),
  car('Grand C4 SpaceTourer', {
    body: 'MPV',
    sold: [2014, 2022],
    weight: 2,
    autoName: 'EAT8',
    engines: [
      petrol('1.2 PureTech 130', 1.2, 130, 43.5, 147),
      diesel('1.5 BlueHDi 130', 1.5, 130, 54.3, 137, 1900, 'Automatic'),
    ],
    trims: { 'Feel Plus': 26700, 'Flair Plus': 29500 },
  }),
);

export const RENAULT = modelsOf(
  'Renault',
  car('Clio', {
    body: 'Hatchback',
    style: 'city',
    sold: [2010, 2026],
    weight: 9,
    engines: [
      petrol('1.0 TCe 90', 1.0, 90, 54.3, 118),
      hybrid('1.6 E-TECH Hybrid 140', 1.6, 140, 65.7, 98, 3400),
      diesel('1.5 dCi 85', 1.5, 85, 67.3, 109, 1400),
    ],
    trims: { Play: 16400, Iconic: 17800, 'S Edition': 19000, 'RS Line': 20300 },
  }),
  car('Captur', {
    body: 'SUV',
    sold: [2013, 2026],
    weight: 8,
    autoName: 'EDC',
    engines: [
      petrol('1.0 TCe 90', 1.0, 90, 47.9, 133),
      petrol('1.3 TCe 140', 1.3, 140, 47.9, 135, 2500, 'Automatic'),
      hybrid('1.6 E-Tech Hybrid 145', 1.6, 145, 56.5, 114, 4300),
    ],
    trims: { Iconic: 20400, 'S Edition': 22200, Techno: 23500 },
  }),
  car('Megane', {
    body: 'Hatchback',
    sold: [2010, 2022],
    weight: 3,
    autoName: 'EDC',
    engines: [
      petrol('1.3 TCe 140', 1.3, 140, 47.9, 134),
      diesel('1.5 Blue dCi 115', 1.5, 115, 62.8, 117, 1700),
    ],
    trims: { Iconic: 21900, 'RS Line': 24500 },
  }),
  car('Kadjar', {
    body: 'SUV',
    sold: [2015, 2022],
    weight: 5,
    autoName: 'EDC',
    engines: [
      petrol('1.3 TCe', 1.3, 140, 43.5, 145),
      diesel('1.5 Blue dCi', 1.5, 115, 54.3, 136, 2000),
    ],
    trims: { Iconic: 24200, 'S Edition': 25700, 'GT Line': 27200 },
  }),
  car('Zoe', {
    body: 'Hatchback',
    style: 'city',
    sold: [2013, 2024],
    weight: 4,
    engines: [electric('80kW R110 50kWh', 108), electric('100kW R135 50kWh', 136, 1800)],
    trims: { Play: 27900, Iconic: 29900, 'GT Line': 31900 },
  }),
);

export const DACIA = modelsOf(
  'Dacia',
  car('Sandero', {
    body: 'Hatchback',
    style: 'city',
    sold: [2013, 2026],
    weight: 5,
    engines: [petrol('1.0 TCe', 1.0, 90, 53.3, 120)],
    trims: { Essential: 12600, Comfort: 14000, Expression: 14800 },
  }),
  car('Sandero Stepway', {
    body: 'Hatchback',
    sold: [2013, 2026],
    weight: 4,
    engines: [petrol('1.0 TCe', 1.0, 90, 50.4, 127)],
    trims: { Essential: 14400, Comfort: 15800, Prestige: 16800 },
  }),
  car('Duster', {
    body: 'SUV',
    sold: [2013, 2026],
    weight: 6,
    engines: [
      petrol('1.0 TCe 90', 1.0, 90, 46.3, 139),
      petrol('1.3 TCe 130', 1.3, 130, 45.6, 140, 2000),
      diesel('1.5 Blue dCi', 1.5, 115, 57.6, 128, 1900),
    ],
    trims: { Essential: 15800, Comfort: 17600, Prestige: 19100 },
  }),
);

export const DS = modelsOf(
  'DS',
  car('3 Crossback', {
    body: 'SUV',
    style: 'city',
    sold: [2019, 2023],
    weight: 2,
    engines: [
      petrol('1.2 PureTech', 1.2, 100, 47.9, 134),
      electric('100kW E-Tense 50kWh', 136, 10800),
    ],
    trims: { Prestige: 25500, 'Performance Line': 26200 },
  }),
  car('7 Crossback', {
    body: 'SUV',
    sold: [2018, 2026],
    weight: 2,
    engines: [
      diesel('1.5 BlueHDi', 1.5, 130, 53.3, 139, 0, 'Automatic'),
      plugIn('1.6 E-Tense', 1.6, 225, 235.4, 30, 9300),
    ],
    trims: { Prestige: 35900, 'Performance Line Plus': 37400 },
  }),
);

export const FIAT = modelsOf(
  'Fiat',
  car('500', {
    body: 'Hatchback',
    style: 'city',
    doors: 3,
    seats: 4,
    sold: [2010, 2026],
    weight: 10,
    autoName: 'Dualogic',
    engines: [
      petrol('1.2', 1.2, 69, 51.4, 125),
      petrol('1.0 Mild Hybrid', 1.0, 70, 60.1, 105, 900),
      electric('87kW 42kWh', 118, 13400),
    ],
    trims: { Pop: 12700, Lounge: 14300, Sport: 15100, 'Rock Star': 16000 },
  }),
  car('500C', {
    body: 'Convertible',
    sold: [2010, 2024],
    weight: 2,
    engines: [
      petrol('1.2', 1.2, 69, 50.4, 128),
      petrol('1.0 Mild Hybrid', 1.0, 70, 58.9, 108, 900),
    ],
    trims: { Lounge: 16900, Dolcevita: 18500 },
  }),
  car('500X', {
    body: 'SUV',
    sold: [2015, 2024],
    weight: 3,
    engines: [
      petrol('1.0 FireFly', 1.0, 120, 44.1, 146),
      petrol('1.3 FireFly', 1.3, 150, 42.8, 151, 3000, 'Automatic'),
    ],
    trims: { Urban: 19700, 'City Cross': 21300, Sport: 23500 },
  }),
  car('Panda', {
    body: 'Hatchback',
    style: 'city',
    sold: [2012, 2024],
    weight: 3,
    engines: [petrol('1.0 Mild Hybrid', 1.0, 70, 57.6, 112)],
    trims: { Easy: 12200, 'City Life': 13700, Cross: 15100 },
  }),
);

export const ABARTH = modelsOf(
  'Abarth',
  car('595', {
    body: 'Hatchback',
    style: 'city',
    doors: 3,
    seats: 4,
    sold: [2013, 2023],
    weight: 2,
    engines: [
      petrol('1.4 T-Jet 145', 1.4, 145, 39.2, 162),
      petrol('1.4 T-Jet 165', 1.4, 165, 38.2, 165, 2000),
    ],
    trims: { Standard: 18300, Turismo: 21500, Competizione: 23200 },
  }),
);

export const ALFA_ROMEO = modelsOf(
  'Alfa Romeo',
  car('Giulietta', {
    body: 'Hatchback',
    sold: [2010, 2020],
    weight: 2,
    engines: [
      petrol('1.4 TB', 1.4, 120, 42.8, 150),
      diesel('1.6 JTDM-2', 1.6, 120, 57.6, 128, 1500),
    ],
    trims: { Super: 20600, Sprint: 22200 },
  }),
  car('Stelvio', {
    body: 'SUV',
    sold: [2017, 2026],
    weight: 1,
    engines: [
      petrol('2.0 Turbo', 2.0, 200, 31.4, 203, 0, 'Automatic'),
      diesel('2.2 D', 2.2, 190, 43.5, 170, 400, 'Automatic'),
    ],
    trims: { Super: 38700, Sprint: 42000 },
  }),
);
