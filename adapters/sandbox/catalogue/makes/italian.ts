import { car, diesel, electric, modelsOf, petrol } from '../catalogue-model';

export const FIAT = modelsOf(
  'Fiat',
  car(
    '500',
    {
      body: 'Hatchback',
      style: 'three-door',
      doors: 3,
      seats: 4,
      autoName: 'Dualogic',
      weight: 10,
    },
    {
      sold: [2009, 2019],
      engines: [
        petrol([2009, 2010], '1.2', 1.2, 69, 55.4, 119),
        petrol([2011, 2018], '1.2', 1.2, 69, 58.9, 113),
        petrol([2019, 2019], '1.2', 1.2, 69, 47.9, 134),
        petrol([2009, 2010], '1.4', 1.4, 100, 44.8, 149, 1000),
        petrol([2011, 2018], '0.9 TwinAir', 0.9, 85, 74.3, 90, 1700),
        petrol([2011, 2018], '1.2', 1.2, 69, 58.9, 110, 800, 'Semi-Auto'),
        diesel([2009, 2013], '1.3 Multijet', 1.2, 95, 72.4, 104, 1900),
      ],
      trims: {
        Pop: 12700,
        Lounge: 14300,
        Sport: [15100, 2009, 2011],
        S: [15000, 2013, 2018],
        Star: [14800, 2018, 2019],
        'Rock Star': [15400, 2018, 2019],
      },
    },
    {
      sold: [2020, 2024],
      engines: [petrol([2020, 2024], '1.0 Mild Hybrid', 1.0, 69, 53.3, 119)],
      trims: {
        Pop: [13500, 2020, 2023],
        Lounge: [15200, 2020, 2021],
        'Rock Star': [16000, 2020, 2021],
        'Launch Edition': [16600, 2020, 2020],
        Sport: [16200, 2021, 2023],
        Dolcevita: [16500, 2021, 2022],
        '': [15800, 2023, 2024],
      },
    },
    {
      sold: [2021, 2026],
      autoName: 'Auto',
      engines: [
        electric([2021, 2025], '70kW 24kWh', 93, -3000),
        electric([2021, 2026], '87kW 42kWh', 118),
      ],
      trims: {
        Action: [24600, 2021, 2022],
        Passion: [25800, 2021, 2022],
        Icon: [27700, 2021, 2022],
        Red: [26800, 2022, 2026],
      },
    },
    {
      sold: [2021, 2024],
      autoName: 'Auto',
      engines: [electric([2021, 2024], '87kW 42kWh', 118)],
      trims: { 'La Prima': 31500 },
    },
  ),
  car(
    '500C',
    { body: 'Convertible', autoName: 'Dualogic', weight: 2 },
    {
      sold: [2009, 2019],
      engines: [
        petrol([2009, 2010], '1.2', 1.2, 69, 55.4, 119),
        petrol([2011, 2018], '1.2', 1.2, 69, 57.6, 113),
        petrol([2019, 2019], '1.2', 1.2, 69, 47.1, 137),
        petrol([2011, 2018], '0.9 TwinAir', 0.9, 85, 70.6, 92, 1700),
        petrol([2011, 2018], '1.2', 1.2, 69, 57.6, 110, 800, 'Semi-Auto'),
      ],
      trims: {
        Pop: 15400,
        Lounge: 16900,
        S: [17500, 2013, 2018],
        'Rock Star': [17900, 2018, 2019],
      },
    },
    {
      sold: [2020, 2024],
      engines: [petrol([2020, 2024], '1.0 Mild Hybrid', 1.0, 69, 53.3, 119)],
      trims: {
        Lounge: [17700, 2020, 2021],
        'Rock Star': [18300, 2020, 2021],
        Pop: [16300, 2021, 2023],
        Dolcevita: [18500, 2021, 2022],
        '': [18300, 2023, 2024],
      },
    },
  ),
  car(
    '500X',
    { body: 'SUV', weight: 3 },
    {
      sold: [2015, 2018],
      autoName: 'DCT',
      engines: [
        petrol([2015, 2018], '1.6 E-torQ', 1.6, 110, 44.1, 147, -600),
        petrol([2015, 2018], '1.4 MultiAir', 1.4, 140, 47.1, 139, 600),
        petrol([2015, 2018], '1.4 MultiAir', 1.4, 140, 47.9, 136, 2100, 'Semi-Auto'),
        diesel([2015, 2018], '1.6 Multijet', 1.6, 120, 68.9, 109, 1700),
      ],
      trims: {
        Pop: 18500,
        'Pop Star': 20200,
        Lounge: 22000,
        Cross: 21200,
        'Cross Plus': [23000, 2015, 2018],
      },
    },
    {
      sold: [2018, 2023],
      autoName: 'DCT',
      engines: [
        petrol([2018, 2023], '1.0 FireFly', 1.0, 120, 44.1, 147),
        petrol([2018, 2023], '1.3 FireFly', 1.3, 150, 42.2, 151, 3000, 'Semi-Auto'),
      ],
      trims: {
        Urban: [19700, 2018, 2021],
        'City Cross': [21300, 2018, 2021],
        'Cross Plus': [23100, 2018, 2021],
        Sport: [23500, 2019, 2023],
        Cross: [22400, 2021, 2023],
        Connect: [21200, 2021, 2022],
      },
    },
  ),
  car(
    'Panda',
    { body: 'Hatchback', style: 'city', weight: 3 },
    {
      sold: [2009, 2011],
      engines: [
        petrol([2009, 2011], '1.2', 1.2, 60, 57.6, 119),
        petrol([2009, 2011], '1.1 ECO', 1.1, 54, 56.5, 119, -600),
      ],
      trims: { Active: 10900, Dynamic: 12000, MyLife: [11600, 2010, 2011] },
    },
    {
      sold: [2012, 2020],
      autoName: 'Dualogic',
      engines: [
        petrol([2012, 2018], '1.2', 1.2, 69, 54.3, 120),
        petrol([2019, 2020], '1.2', 1.2, 69, 44.1, 144),
        petrol([2012, 2018], '0.9 TwinAir', 0.9, 85, 67.3, 99, 1300),
        petrol([2013, 2017], '0.9 TwinAir', 0.9, 85, 68.9, 95, 2000, 'Semi-Auto'),
        diesel([2012, 2015], '1.3 Multijet', 1.2, 75, 72.4, 104, 1800),
      ],
      trims: { Pop: 11100, Easy: 12200, Lounge: 13200 },
    },
    {
      sold: [2020, 2024],
      engines: [petrol([2020, 2024], '1.0 Mild Hybrid', 1.0, 69, 53.3, 119)],
      trims: {
        Easy: [12200, 2020, 2021],
        'City Life': [13700, 2020, 2023],
        'City Cross': [14300, 2020, 2022],
        Cross: [15100, 2021, 2024],
      },
    },
  ),
);

export const ABARTH = modelsOf(
  'Abarth',
  car(
    '595',
    { body: 'Hatchback', style: 'three-door', doors: 3, seats: 4, weight: 2 },
    {
      sold: [2013, 2018],
      engines: [petrol([2013, 2018], '1.4 T-Jet', 1.4, 140, 43.5, 155)],
      trims: { '': 18000, Custom: [18500, 2013, 2016] },
    },
    {
      sold: [2013, 2023],
      engines: [
        petrol([2013, 2016], '1.4 T-Jet 160', 1.4, 160, 43.5, 155),
        petrol([2016, 2018], '1.4 T-Jet 165', 1.4, 165, 47.1, 139),
        petrol([2019, 2023], '1.4 T-Jet 165', 1.4, 165, 38.2, 168),
      ],
      trims: { Turismo: [21500, 2013, 2023] },
    },
    {
      sold: [2013, 2022],
      engines: [
        petrol([2013, 2015], '1.4 T-Jet 160', 1.4, 160, 43.5, 155),
        petrol([2016, 2018], '1.4 T-Jet 180', 1.4, 180, 47.1, 139, 500),
        petrol([2019, 2022], '1.4 T-Jet 180', 1.4, 180, 37.2, 171, 500),
      ],
      trims: { Competizione: 23200 },
    },
    {
      sold: [2018, 2021],
      engines: [petrol([2018, 2021], '1.4 T-Jet 145', 1.4, 145, 39.2, 162)],
      trims: { '': 18300, Trofeo: [19300, 2018, 2019] },
    },
  ),
);

export const ALFA_ROMEO = modelsOf(
  'Alfa Romeo',
  car(
    'Giulietta',
    { body: 'Hatchback', autoName: 'TCT', weight: 2 },
    {
      sold: [2010, 2020],
      engines: [
        petrol([2010, 2018], '1.4 TB', 1.4, 120, 44.1, 149),
        petrol([2019, 2020], '1.4 TB', 1.4, 120, 39.8, 163),
        petrol([2012, 2018], '1.4 TB MultiAir', 1.4, 170, 54.3, 121, 2800, 'Semi-Auto'),
        diesel([2010, 2015], '1.6 JTDM-2', 1.6, 105, 64.2, 114, 1300),
        diesel([2016, 2018], '1.6 JTDM-2', 1.6, 120, 70.6, 103, 1500),
        diesel([2012, 2015], '2.0 JTDM-2', 2.0, 140, 62.8, 119, 2400),
      ],
      trims: {
        Turismo: [19600, 2010, 2014],
        Lusso: [20800, 2010, 2014],
        Veloce: [22300, 2010, 2012],
        Progression: [20000, 2013, 2016],
        Distinctive: [21300, 2013, 2016],
        'Sportiva Nav': [23000, 2014, 2016],
        Super: [20600, 2016, 2019],
        Speciale: [22600, 2016, 2019],
        Sprint: [22200, 2019, 2020],
      },
    },
  ),
  car(
    'Stelvio',
    { body: 'SUV', weight: 1 },
    {
      sold: [2017, 2026],
      engines: [
        petrol([2017, 2018], '2.0 Turbo', 2.0, 200, 40.4, 161, 0, 'Automatic'),
        petrol([2019, 2022], '2.0 Turbo', 2.0, 200, 32.1, 198, 0, 'Automatic'),
        diesel([2017, 2018], '2.2 D', 2.1, 180, 60.1, 124, 0, 'Automatic'),
        diesel([2019, 2023], '2.2 D', 2.1, 190, 46.3, 161, 400, 'Automatic'),
        petrol([2019, 2026], '2.0 Turbo 280', 2.0, 280, 31.7, 202, 3500, 'Automatic'),
      ],
      trims: {
        Super: [38700, 2017, 2022],
        Speciale: [40800, 2017, 2020],
        Sprint: [42000, 2020, 2026],
        'Milano Edizione': [44000, 2018, 2019],
        Veloce: [46000, 2021, 2026],
      },
    },
  ),
);
