import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const TOYOTA = modelsOf(
  'Toyota',
  car(
    'Aygo',
    { body: 'Hatchback', style: 'city', seats: 4, weight: 8 },
    {
      sold: [2009, 2014],
      autoName: 'MMT',
      engines: [
        petrol([2009, 2011], '1.0 VVT-i', 1.0, 67, 62.8, 106),
        petrol([2012, 2014], '1.0 VVT-i', 1.0, 67, 65.7, 99),
        petrol([2009, 2014], '1.0 VVT-i', 1.0, 67, 61.4, 107, 700, 'Semi-Auto'),
      ],
      trims: {
        '+': [11300, 2009, 2011],
        Ice: [12300, 2011, 2013],
        Fire: [12900, 2012, 2013],
        Move: [12700, 2013, 2014],
        Mode: [12900, 2013, 2014],
      },
    },
    {
      sold: [2014, 2022],
      autoName: 'x-shift',
      engines: [
        petrol([2014, 2018], '1.0 VVT-i', 1.0, 68, 68.9, 95),
        petrol([2014, 2018], '1.0 VVT-i', 1.0, 68, 67.3, 97, 700, 'Semi-Auto'),
        petrol([2018, 2022], '1.0 VVT-i', 1.0, 71, 57.6, 113),
        petrol([2018, 2022], '1.0 VVT-i', 1.0, 71, 55.4, 116, 900, 'Semi-Auto'),
      ],
      trims: {
        x: [11200, 2014, 2020],
        'x-play': 12500,
        'x-pression': [13200, 2014, 2018],
        'x-trend': [13700, 2018, 2022],
        'x-clusiv': [15000, 2018, 2022],
      },
    },
  ),
  car(
    'Aygo X',
    { body: 'SUV', seats: 4, autoName: 'CVT', weight: 3 },
    {
      sold: [2022, 2025],
      engines: [
        petrol([2022, 2025], '1.0 VVT-i', 1.0, 71, 58.9, 109),
        petrol([2022, 2025], '1.0 VVT-i', 1.0, 71, 56.5, 114, 1200, 'Automatic'),
      ],
      trims: {
        Pure: 16100,
        Edge: 17900,
        Exclusive: 19400,
        'Limited Edition': [20100, 2022, 2023],
      },
    },
    {
      sold: [2025, 2026],
      engines: [hybrid([2025, 2026], '1.5 Hybrid', 1.5, 114, 76.3, 85)],
      trims: { Icon: 21600, Design: 23200, Excel: 25200 },
    },
  ),
  car(
    'Yaris',
    { body: 'Hatchback', style: 'city', autoName: 'CVT', weight: 11 },
    {
      sold: [2009, 2011],
      autoName: 'MMT',
      engines: [
        petrol([2009, 2011], '1.0 VVT-i', 1.0, 67, 55.4, 118, -3800),
        petrol([2009, 2011], '1.33 VVT-i', 1.3, 99, 55.4, 120, -2900),
        petrol([2009, 2011], '1.33 VVT-i', 1.3, 99, 55.4, 118, -2200, 'Semi-Auto'),
        diesel([2009, 2011], '1.4 D-4D', 1.4, 89, 68.9, 109, -1500),
      ],
      trims: { T2: [18700, 2009, 2011], TR: 20000, 'T Spirit': 21700 },
    },
    {
      sold: [2011, 2017],
      engines: [
        petrol([2011, 2016], '1.0 VVT-i', 1.0, 68, 58.9, 111, -3800),
        petrol([2011, 2017], '1.33 VVT-i', 1.3, 98, 54.3, 123, -2800),
        petrol([2011, 2016], '1.33 VVT-i', 1.3, 98, 55.4, 118, -1800, 'Automatic'),
        petrol([2017, 2017], '1.5 VVT-i', 1.5, 110, 56.5, 112, -2400),
        hybrid([2012, 2014], '1.5 VVT-i Hybrid', 1.5, 99, 80.7, 79),
        hybrid([2014, 2017], '1.5 VVT-i Hybrid', 1.5, 99, 78.5, 82),
        diesel([2011, 2016], '1.4 D-4D', 1.4, 89, 72.4, 104, -1500),
      ],
      trims: {
        T3: [18900, 2011, 2013],
        TR: [20000, 2011, 2013],
        'T Spirit': [21700, 2011, 2013],
        Active: [18500, 2013, 2017],
        Icon: [20100, 2013, 2017],
        Sport: [21200, 2014, 2016],
        Excel: [22300, 2014, 2017],
      },
    },
    {
      sold: [2017, 2020],
      engines: [
        petrol([2017, 2018], '1.5 VVT-i', 1.5, 110, 58.9, 109, -2400),
        petrol([2019, 2020], '1.5 VVT-i', 1.5, 110, 47.9, 134, -2400),
        petrol([2019, 2020], '1.5 VVT-i', 1.5, 110, 46.3, 137, -1200, 'Automatic'),
        hybrid([2017, 2018], '1.5 Hybrid', 1.5, 99, 78.5, 82),
        hybrid([2019, 2020], '1.5 Hybrid', 1.5, 99, 57.6, 112),
      ],
      trims: {
        Icon: 20100,
        'Icon Tech': [20800, 2017, 2020],
        Design: 21300,
        Y20: [21600, 2019, 2020],
        Excel: [23000, 2017, 2020],
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        hybrid([2020, 2026], '1.5 Hybrid', 1.5, 114, 68.9, 92),
        hybrid([2024, 2026], '1.5 Hybrid 130', 1.5, 129, 67.3, 96, 1200),
      ],
      trims: {
        Icon: 20100,
        Design: 21900,
        Dynamic: [23300, 2020, 2022],
        'GR Sport': [24400, 2022, 2026],
        Excel: 24000,
      },
    },
  ),
  car(
    'Yaris Cross',
    { body: 'SUV', autoName: 'CVT', weight: 4 },
    {
      sold: [2021, 2026],
      engines: [
        hybrid([2021, 2026], '1.5 Hybrid', 1.5, 114, 60.1, 105),
        hybrid([2024, 2026], '1.5 Hybrid 130', 1.5, 129, 60.1, 106, 1600),
      ],
      trims: {
        Icon: 24000,
        Design: 26200,
        Dynamic: [27500, 2021, 2023],
        Excel: 28700,
      },
    },
  ),
  car(
    'Corolla',
    { body: 'Hatchback', autoName: 'CVT', weight: 6 },
    {
      sold: [2019, 2022],
      engines: [
        petrol([2019, 2020], '1.2T VVT-i', 1.2, 114, 44.8, 143, -2000),
        hybrid([2019, 2022], '1.8 VVT-i Hybrid', 1.8, 120, 60.1, 107),
        hybrid([2019, 2022], '2.0 VVT-i Hybrid', 2.0, 181, 54.3, 118, 2000),
      ],
      trims: {
        Icon: [25800, 2019, 2022],
        'Icon Tech': [27000, 2019, 2021],
        Design: 28500,
        'GR Sport': [30600, 2020, 2022],
        Excel: [30900, 2019, 2022],
      },
    },
    {
      sold: [2023, 2026],
      engines: [
        hybrid([2023, 2026], '1.8 Hybrid', 1.8, 138, 62.8, 102),
        hybrid([2023, 2026], '2.0 Hybrid', 2.0, 193, 60.1, 107, 2000),
      ],
      trims: { Icon: 27000, Design: 28700, 'GR Sport': 31200, Excel: 31600 },
    },
  ),
  car(
    'Corolla',
    { body: 'Estate', autoName: 'CVT', weight: 3 },
    {
      sold: [2019, 2022],
      engines: [
        petrol([2019, 2020], '1.2T VVT-i', 1.2, 114, 42.2, 153, -2000),
        hybrid([2019, 2022], '1.8 VVT-i Hybrid', 1.8, 120, 60.1, 107),
        hybrid([2019, 2022], '2.0 VVT-i Hybrid', 2.0, 181, 53.3, 120, 2000),
      ],
      trims: { Icon: 27700, 'Icon Tech': [28300, 2019, 2021], Design: 29800, Excel: 31700 },
    },
    {
      sold: [2023, 2026],
      engines: [
        hybrid([2023, 2026], '1.8 Hybrid', 1.8, 138, 61.4, 104),
        hybrid([2023, 2026], '2.0 Hybrid', 2.0, 193, 58.9, 109, 2000),
      ],
      trims: { Icon: 28300, Design: 30000, Excel: 33000 },
    },
  ),
  car(
    'C-HR',
    { body: 'SUV', autoName: 'CVT', weight: 6 },
    {
      sold: [2016, 2023],
      engines: [
        petrol([2016, 2018], '1.2T', 1.2, 114, 47.9, 136, -1500),
        hybrid([2016, 2018], '1.8 Hybrid', 1.8, 120, 74.3, 86),
        hybrid([2019, 2023], '1.8 Hybrid', 1.8, 120, 57.6, 110),
        hybrid([2019, 2023], '2.0 Hybrid', 2.0, 181, 53.3, 119, 2100),
      ],
      trims: {
        Icon: 27400,
        Excel: [29600, 2016, 2022],
        Design: [29900, 2019, 2023],
        Dynamic: [31200, 2016, 2021],
        'GR Sport': [32000, 2020, 2023],
      },
    },
    {
      sold: [2024, 2026],
      engines: [
        hybrid([2024, 2026], '1.8 Hybrid', 1.8, 138, 60.1, 105),
        hybrid([2024, 2026], '2.0 Hybrid', 2.0, 194, 57.6, 110, 3200),
      ],
      trims: { Icon: 31300, Design: 34700, Excel: 38200 },
    },
    {
      sold: [2024, 2026],
      engines: [plugIn([2024, 2026], '2.0 PHEV', 2.0, 220, 353.1, 19)],
      trims: { Design: 39600, Excel: 41600 },
    },
  ),
  car(
    'RAV4',
    { body: 'SUV', autoName: 'CVT', weight: 5 },
    {
      sold: [2009, 2012],
      engines: [
        petrol([2009, 2012], '2.0 V-matic', 2.0, 156, 37.7, 177),
        diesel([2009, 2012], '2.2 D-4D', 2.2, 148, 47.1, 159, 1300),
        diesel([2009, 2012], '2.2 D-4D', 2.2, 148, 40.4, 182, 2700, 'Automatic'),
      ],
      trims: { XT: [31000, 2009, 2010], 'XT-R': [31500, 2010, 2012], SR: [33200, 2009, 2011] },
    },
    {
      sold: [2013, 2018],
      engines: [
        petrol([2013, 2018], '2.0 V-matic', 2.0, 149, 43.5, 152, -1000, 'Automatic'),
        diesel([2013, 2015], '2.0 D-4D', 2.0, 122, 57.6, 127, -1500),
        diesel([2013, 2015], '2.2 D-4D', 2.2, 148, 49.6, 149, 200),
        diesel([2016, 2017], '2.0 D-4D', 2.0, 141, 60.1, 123, -1300),
        hybrid([2016, 2018], '2.5 VVT-i Hybrid', 2.5, 194, 57.6, 115, 0),
      ],
      trims: {
        Active: [30500, 2013, 2016],
        Icon: 33500,
        Invincible: [34900, 2013, 2015],
        'Business Edition Plus': [32600, 2014, 2018],
        Excel: [36300, 2016, 2018],
        Design: [34700, 2017, 2018],
      },
    },
    {
      sold: [2019, 2025],
      engines: [hybrid([2019, 2025], '2.5 VVT-i Hybrid', 2.5, 215, 50.4, 126)],
      trims: {
        Icon: 33500,
        Design: 35800,
        Excel: 38000,
        Dynamic: [38600, 2019, 2023],
        Adventure: [39500, 2021, 2023],
        'GR Sport': [40100, 2022, 2025],
      },
    },
    {
      sold: [2021, 2025],
      engines: [plugIn([2021, 2025], '2.5 PHEV', 2.5, 302, 282.5, 22)],
      trims: { Design: 42500, Dynamic: [45800, 2021, 2023] },
    },
    {
      sold: [2026, 2026],
      engines: [hybrid([2026, 2026], '2.5 Hybrid', 2.5, 181, 56.5, 111)],
      trims: { Icon: 37500, Design: 39900, Excel: 43200 },
    },
  ),
  car(
    'Prius',
    { body: 'Hatchback', autoName: 'CVT', weight: 2 },
    {
      sold: [2009, 2015],
      engines: [hybrid([2009, 2015], '1.8 VVTi', 1.8, 134, 72.4, 89)],
      trims: { T3: [24500, 2009, 2015], 'T Spirit': 26900, T4: [26000, 2009, 2014] },
    },
    {
      sold: [2012, 2015],
      engines: [plugIn([2012, 2015], '1.8 VVTi', 1.8, 134, 134.5, 49)],
      trims: { 'Plug-in': 33000 },
    },
    {
      sold: [2016, 2022],
      engines: [
        hybrid([2016, 2018], '1.8 VVTi', 1.8, 120, 85.6, 76),
        hybrid([2019, 2022], '1.8 VVTi', 1.8, 120, 62.8, 102),
      ],
      trims: {
        Active: 25000,
        'Business Edition': [26000, 2016, 2019],
        'Business Edition Plus': [27300, 2016, 2022],
        Excel: 28900,
      },
    },
    {
      sold: [2017, 2021],
      engines: [
        plugIn([2017, 2018], '1.8 VVTi Plug-in', 1.8, 120, 283, 22),
        plugIn([2019, 2021], '1.8 VVTi Plug-in', 1.8, 120, 217.3, 28),
      ],
      trims: { 'Business Edition Plus': 32000, Excel: 34200 },
    },
    {
      sold: [2024, 2026],
      engines: [plugIn([2024, 2026], '2.0 PHEV', 2.0, 220, 564.9, 12)],
      trims: { Design: 37500, Excel: 40000 },
    },
  ),
  car(
    'Land Cruiser',
    { body: 'SUV', seats: 7, weight: 1 },
    {
      sold: [2009, 2023],
      engines: [
        diesel([2009, 2015], '3.0 D-4D', 3.0, 187, 34.9, 213, 0, 'Automatic'),
        diesel([2015, 2018], '2.8 D-4D', 2.8, 174, 38.2, 194, 0, 'Automatic'),
        diesel([2019, 2020], '2.8 D-4D', 2.8, 174, 30.1, 246, 0, 'Automatic'),
        diesel([2020, 2023], '2.8 D-4D', 2.8, 201, 30.1, 246, 0, 'Automatic'),
      ],
      trims: {
        LC3: [46500, 2009, 2014],
        LC4: [54500, 2009, 2014],
        LC5: [60000, 2010, 2014],
        Icon: [52500, 2014, 2018],
        Invincible: [62000, 2014, 2023],
        Active: [48500, 2014, 2023],
      },
    },
    {
      sold: [2024, 2026],
      engines: [diesel([2024, 2026], '2.8 D-4D', 2.8, 202, 26.4, 280, 0, 'Automatic')],
      trims: { Invincible: 76500 },
    },
  ),
);

export const LEXUS = modelsOf(
  'Lexus',
  car(
    'UX',
    { body: 'SUV', autoName: 'CVT', weight: 2 },
    {
      sold: [2019, 2023],
      engines: [hybrid([2019, 2023], '250h 2.0', 2.0, 181, 53.3, 120)],
      trims: {
        '': [29900, 2019, 2020],
        UX: [30900, 2020, 2023],
        'Premium Plus': 33400,
        'F-Sport': 35300,
      },
    },
    {
      sold: [2021, 2024],
      autoName: 'E-CVT',
      engines: [electric([2021, 2024], '300e 150kW 54kWh', 201)],
      trims: { '': 41800, 'Premium Plus': 46000 },
    },
    {
      sold: [2024, 2026],
      engines: [hybrid([2024, 2026], '300h 2.0', 2.0, 196, 55.4, 115)],
      trims: { Urban: 34500, Premium: 36900, 'F-Sport Design': 38000 },
    },
  ),
  car(
    'NX',
    { body: 'SUV', autoName: 'E-CVT', weight: 2 },
    {
      sold: [2014, 2021],
      autoName: 'CVT',
      engines: [
        hybrid([2014, 2018], '300h 2.5', 2.5, 194, 54.3, 121),
        hybrid([2019, 2021], '300h 2.5', 2.5, 194, 37.7, 169),
      ],
      trims: {
        SE: [37500, 2014, 2018],
        Luxury: [41000, 2014, 2019],
        Premier: [48500, 2014, 2019],
        'F-Sport': 44500,
        'Premium Pack': [41700, 2019, 2021],
      },
    },
    {
      sold: [2021, 2026],
      engines: [
        hybrid([2021, 2026], '350h 2.5', 2.5, 240, 48.7, 131),
        plugIn([2021, 2026], '450h+ 2.5', 2.5, 304, 256.8, 25, 9900),
      ],
      trims: {
        'Premium Pack': [42800, 2021, 2024],
        Premium: [43500, 2024, 2026],
        'F-Sport': 47100,
      },
    },
  ),
);
