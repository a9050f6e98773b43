import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const FORD = modelsOf(
  'Ford',
  car(
    'Fiesta',
    { body: 'Hatchback', style: 'city', weight: 20 },
    {
      sold: [2009, 2017],
      engines: [
        petrol([2009, 2012], '1.25 82', 1.2, 81, 51.4, 129, -700),
        petrol([2013, 2017], '1.25 82', 1.2, 81, 54.3, 122, -700),
        petrol([2009, 2012], '1.4', 1.4, 95, 49.6, 133, -200),
        petrol([2009, 2012], '1.4', 1.4, 95, 43.5, 154, 900, 'Automatic'),
        petrol([2013, 2017], '1.0 EcoBoost', 1.0, 99, 65.7, 99),
        petrol([2013, 2017], '1.0 EcoBoost 125', 1.0, 123, 65.7, 99, 600),
        petrol([2014, 2017], '1.0 EcoBoost', 1.0, 99, 57.7, 114, 1500, 'Semi-Auto'),
        diesel([2009, 2012], '1.4 TDCi', 1.4, 69, 68.9, 107, 900),
        diesel([2009, 2012], '1.6 TDCi ECOnetic', 1.6, 94, 76.3, 98, 1300),
        diesel([2013, 2017], '1.5 TDCi', 1.5, 74, 78.5, 94, 1100),
      ],
      trims: {
        Edge: [15600, 2009, 2012],
        Style: [15400, 2013, 2016],
        Zetec: 17200,
        Titanium: 18900,
      },
    },
    {
      sold: [2013, 2017],
      engines: [
        petrol([2013, 2017], '1.0 EcoBoost', 1.0, 99, 65.7, 99),
        petrol([2013, 2017], '1.0 EcoBoost 125', 1.0, 123, 65.7, 99, 600),
        diesel([2013, 2017], '1.5 TDCi 95', 1.5, 94, 76.3, 98, 1300),
      ],
      trims: { 'Zetec S': [18800, 2013, 2016], 'ST-Line': [19400, 2016, 2017] },
    },
    {
      sold: [2017, 2023],
      engines: [
        petrol([2017, 2018], '1.1', 1.1, 84, 64.2, 101, -900),
        petrol([2019, 2022], '1.1 75', 1.1, 74, 51.4, 124, -900),
        petrol([2017, 2018], '1.0 EcoBoost', 1.0, 99, 65.7, 97),
        petrol([2019, 2021], '1.0 EcoBoost 95', 1.0, 94, 53.3, 120),
        petrol([2022, 2023], '1.0 EcoBoost', 1.0, 99, 49.6, 129),
        petrol([2018, 2019], '1.0 EcoBoost', 1.0, 99, 54.3, 118, 1500, 'Automatic'),
        petrol([2020, 2023], '1.0 EcoBoost Hybrid mHEV 125', 1.0, 123, 56.5, 113, 1200),
        petrol([2020, 2023], '1.0 EcoBoost Hybrid mHEV 155', 1.0, 153, 54.3, 119, 1900),
        petrol(
          [2021, 2023],
          '1.0 EcoBoost Hybrid mHEV 125',
          1.0,
          123,
          50.4,
          128,
          2700,
          'Semi-Auto',
        ),
        diesel([2017, 2018], '1.5 TDCi', 1.5, 84, 80.7, 89, 1100),
        diesel([2019, 2020], '1.5 TDCi', 1.5, 84, 60.1, 119, 1100),
      ],
      trims: {
        Zetec: [17200, 2017, 2019],
        Trend: [17600, 2019, 2022],
        Titanium: 18900,
      },
    },
    {
      sold: [2017, 2023],
      engines: [
        petrol([2017, 2018], '1.0 EcoBoost 125', 1.0, 123, 65.7, 98),
        petrol([2019, 2021], '1.0 EcoBoost 95', 1.0, 94, 53.3, 120),
        petrol([2022, 2023], '1.0 EcoBoost', 1.0, 99, 49.6, 129),
        petrol([2020, 2023], '1.0 EcoBoost Hybrid mHEV 125', 1.0, 123, 56.5, 113, 1200),
        petrol([2020, 2023], '1.0 EcoBoost Hybrid mHEV 155', 1.0, 153, 54.3, 119, 1900),
        petrol(
          [2021, 2023],
          '1.0 EcoBoost Hybrid mHEV 125',
          1.0,
          123,
          50.4,
          128,
          2700,
          'Semi-Auto',
        ),
      ],
      trims: { 'ST-Line': 19700, 'ST-Line X': [21300, 2018, 2022] },
    },
  ),
  car(
    'Focus',
    { body: 'Hatchback', weight: 16 },
    {
      sold: [2009, 2011],
      engines: [
        petrol([2009, 2011], '1.6', 1.6, 99, 42.2, 159, -800),
        petrol([2009, 2011], '1.6', 1.6, 99, 37.7, 179, 400, 'Automatic'),
        diesel([2009, 2011], '1.6 TDCi', 1.6, 108, 62.8, 118, 900),
      ],
      trims: { Sport: 22900, Zetec: 22200, Titanium: 23700 },
    },
    {
      sold: [2011, 2018],
      engines: [
        petrol([2011, 2014], '1.6 125', 1.6, 123, 47.9, 136, -300),
        petrol([2012, 2018], '1.0 EcoBoost', 1.0, 99, 58.9, 109, -500),
        petrol([2012, 2018], '1.0 EcoBoost 125', 1.0, 123, 56.5, 114),
        petrol([2011, 2014], '1.6 125', 1.6, 123, 44.1, 149, 900, 'Semi-Auto'),
        petrol([2015, 2018], '1.0 EcoBoost 125', 1.0, 123, 51.4, 125, 1250, 'Automatic'),
        diesel([2011, 2014], '1.6 TDCi 115', 1.6, 113, 67.3, 109, 1400),
        diesel([2015, 2018], '1.5 TDCi 120', 1.5, 118, 74.3, 98, 1500),
      ],
      trims: {
        Edge: [20700, 2011, 2014],
        Zetec: 22200,
        'Zetec S': [23600, 2014, 2016],
        'ST-Line': [24400, 2016, 2018],
        Titanium: 24000,
      },
    },
    {
      sold: [2018, 2025],
      engines: [
        petrol([2018, 2022], '1.0 EcoBoost 125', 1.0, 123, 50.4, 128),
        petrol([2023, 2024], '1.0 EcoBoost 125', 1.0, 123, 50.4, 127),
        petrol([2020, 2025], '1.0 EcoBoost Hybrid mHEV 125', 1.0, 123, 53.3, 120, 700),
        petrol([2020, 2025], '1.0 EcoBoost Hybrid mHEV 155', 1.0, 153, 52.3, 122, 1400),
        petrol([2018, 2021], '1.0 EcoBoost 125', 1.0, 123, 44.8, 142, 1250, 'Automatic'),
        petrol(
          [2022, 2025],
          '1.0 EcoBoost Hybrid mHEV 155',
          1.0,
          153,
          49.6,
          130,
          2900,
          'Semi-Auto',
        ),
        petrol([2018, 2020], '1.5 EcoBoost 150', 1.5, 148, 46.3, 138, 1300),
        diesel([2018, 2024], '1.5 EcoBlue', 1.5, 118, 64.2, 116, 1600),
        diesel([2018, 2021], '2.0 EcoBlue', 2.0, 148, 57.6, 128, 2600),
      ],
      trims: {
        Style: [21300, 2018, 2018],
        Zetec: [22200, 2018, 2020],
        Titanium: 24000,
        'Titanium Edition': [24500, 2020, 2022],
        'ST-Line': 24900,
        'ST-Line X': [26600, 2018, 2025],
        'Active X': [26800, 2019, 2025],
      },
    },
  ),
  car(
    'Focus',
    { body: 'Estate', weight: 4 },
    {
      sold: [2009, 2011],
      engines: [
        petrol([2009, 2011], '1.6', 1.6, 99, 41.5, 159),
        diesel([2009, 2011], '1.6 TDCi', 1.6, 108, 61.4, 119, 1400),
      ],
      trims: { Zetec: 23400, Titanium: 24900 },
    },
    {
      sold: [2011, 2018],
      engines: [
        petrol([2012, 2018], '1.0 EcoBoost 125', 1.0, 123, 55.4, 117),
        diesel([2011, 2014], '1.6 TDCi 115', 1.6, 113, 67.3, 109, 1500),
        diesel([2015, 2018], '1.5 TDCi 120', 1.5, 118, 74.3, 98, 1600),
      ],
      trims: { Zetec: 23400, 'ST-Line': [25700, 2016, 2018], Titanium: 25300 },
    },
    {
      sold: [2018, 2025],
      engines: [
        petrol([2018, 2022], '1.0 EcoBoost 125', 1.0, 123, 49.6, 130),
        petrol([2020, 2025], '1.0 EcoBoost Hybrid mHEV 155', 1.0, 153, 51.4, 125, 1400),
        diesel([2018, 2024], '1.5 EcoBlue', 1.5, 118, 62.8, 118, 1600),
        diesel([2018, 2022], '2.0 EcoBlue', 2.0, 148, 56.5, 131, 2400),
      ],
      trims: {
        Zetec: [23400, 2018, 2020],
        'ST-Line Edition': [26300, 2020, 2022],
        'ST-Line': 26000,
        'Titanium X': [27600, 2018, 2022],
      },
    },
  ),
  car(
    'Kuga',
    { body: 'SUV', weight: 11 },
    {
      sold: [2009, 2012],
      engines: [diesel([2009, 2012], '2.0 TDCi 140', 2.0, 138, 47.9, 154)],
      trims: { Zetec: 28900, Titanium: 31000 },
    },
    {
      sold: [2013, 2019],
      engines: [
        petrol([2013, 2014], '1.6 EcoBoost', 1.6, 148, 42.8, 154),
        petrol([2015, 2019], '1.5 EcoBoost', 1.5, 148, 45.6, 143),
        petrol([2015, 2019], '1.5 EcoBoost 176', 1.5, 174, 37.7, 173, 3000, 'Automatic'),
        diesel([2013, 2014], '2.0 TDCi', 2.0, 138, 53.3, 139, 1800),
        diesel([2015, 2018], '2.0 TDCi', 2.0, 148, 60.1, 122, 1800),
        diesel([2015, 2018], '2.0 TDCi', 2.0, 148, 54.3, 134, 3300, 'Semi-Auto'),
        diesel([2016, 2018], '1.5 TDCi', 1.5, 118, 64.2, 115, 900),
        diesel([2019, 2019], '2.0 TDCi', 2.0, 148, 47.1, 157, 1800),
      ],
      trims: {
        Zetec: 27500,
        Titanium: 29300,
        'Titanium X': [31400, 2013, 2018],
        'ST-Line': [31300, 2016, 2019],
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2026], '1.5 EcoBoost 150', 1.5, 148, 42.8, 149),
        diesel([2020, 2023], '1.5 EcoBlue', 1.5, 118, 56.5, 130, 1300),
        diesel([2020, 2022], '2.0 EcoBlue 190', 2.0, 187, 47.1, 158, 3800, 'Automatic'),
        hybrid([2021, 2026], '2.5 FHEV', 2.5, 188, 51.4, 125, 4200),
        plugIn([2020, 2026], '2.5 PHEV', 2.5, 222, 201.8, 32, 7000),
      ],
      trims: {
        Zetec: [27500, 2020, 2021],
        Titanium: 29300,
        'ST-Line Edition': [32400, 2021, 2023],
        'ST-Line X': [33500, 2020, 2026],
        Vignale: [35500, 2020, 2023],
      },
    },
  ),
  car(
    'Puma',
    { body: 'SUV', weight: 13 },
    {
      sold: [2019, 2026],
      engines: [
        petrol([2019, 2020], '1.0 EcoBoost', 1.0, 123, 48.7, 131, -300),
        petrol([2019, 2026], '1.0 EcoBoost Hybrid mHEV', 1.0, 123, 50.4, 127),
        petrol([2020, 2020], '1.0 EcoBoost', 1.0, 123, 47.1, 137, 1450, 'Semi-Auto'),
        petrol([2021, 2026], '1.0 EcoBoost Hybrid mHEV', 1.0, 123, 47.9, 134, 1750, 'Semi-Auto'),
        petrol([2019, 2023], '1.0 EcoBoost Hybrid mHEV 155', 1.0, 153, 50.4, 127, 1100),
        petrol(
          [2022, 2026],
          '1.0 EcoBoost Hybrid mHEV 155',
          1.0,
          153,
          47.9,
          134,
          2850,
          'Semi-Auto',
        ),
      ],
      trims: {
        Titanium: 23800,
        'ST-Line': 25000,
        'ST-Line X': 26900,
        'ST-Line Vignale': [28400, 2020, 2023],
      },
    },
  ),
  car(
    'EcoSport',
    { body: 'SUV', weight: 5 },
    {
      sold: [2014, 2017],
      engines: [
        petrol([2014, 2017], '1.0 EcoBoost', 1.0, 123, 52.3, 125),
        petrol([2014, 2017], '1.5', 1.5, 110, 44.8, 149, -600),
        petrol([2014, 2017], '1.5', 1.5, 110, 44.8, 149, 700, 'Semi-Auto'),
        diesel([2014, 2017], '1.5 TDCi', 1.5, 94, 64.2, 115, 1200),
      ],
      trims: { Zetec: 18900, Titanium: 20600, 'Titanium S': [21500, 2015, 2017] },
    },
    {
      sold: [2018, 2022],
      engines: [
        petrol([2018, 2022], '1.0 EcoBoost 125', 1.0, 123, 45.6, 143),
        petrol([2018, 2021], '1.0 EcoBoost 125', 1.0, 123, 42.2, 153, 1350, 'Automatic'),
        diesel([2018, 2020], '1.5 EcoBlue', 1.5, 99, 56.5, 131, 1200),
      ],
      trims: { Zetec: [18900, 2018, 2020], Titanium: 20600, 'ST-Line': 21900 },
    },
  ),
  car(
    'Mondeo',
    { body: 'Hatchback', weight: 3 },
    {
      sold: [2009, 2014],
      engines: [
        petrol([2009, 2014], '1.6', 1.6, 118, 42.2, 158, -1500),
        diesel([2009, 2014], '2.0 TDCi 140', 2.0, 138, 56.5, 130),
        diesel([2011, 2014], '1.6 TDCi Eco', 1.6, 113, 65.7, 112, -400),
      ],
      trims: { Edge: [24200, 2009, 2012], Zetec: 25500, 'Titanium X': 28500 },
    },
    {
      sold: [2015, 2022],
      engines: [
        petrol([2015, 2018], '1.5 EcoBoost', 1.5, 158, 48.7, 134, -900),
        diesel([2015, 2018], '2.0 TDCi', 2.0, 148, 67.3, 109),
        diesel([2019, 2022], '2.0 EcoBlue', 2.0, 148, 53.3, 139),
        diesel([2019, 2022], '2.0 EcoBlue', 2.0, 148, 49.6, 150, 1550, 'Automatic'),
      ],
      trims: {
        Style: [24300, 2015, 2017],
        Zetec: [25200, 2015, 2018],
        'Zetec Edition': [25500, 2017, 2020],
        'Titanium Edition': [28700, 2017, 2022],
        'ST-Line Edition': [29600, 2018, 2022],
      },
    },
  ),
  car(
    'S-MAX',
    { body: 'MPV', weight: 2 },
    {
      sold: [2009, 2015],
      engines: [
        diesel([2009, 2015], '2.0 TDCi 140', 2.0, 138, 49.6, 149),
        diesel([2011, 2015], '1.6 TDCi', 1.6, 113, 54.3, 139, -700),
      ],
      trims: { Zetec: 30800, Titanium: 33800 },
    },
    {
      sold: [2015, 2023],
      engines: [
        diesel([2015, 2018], '2.0 TDCi 150', 2.0, 148, 56.5, 129),
        diesel([2019, 2022], '2.0 EcoBlue', 2.0, 148, 46.3, 160),
        diesel([2019, 2022], '2.0 EcoBlue', 2.0, 148, 43.5, 171, 1700, 'Automatic'),
        hybrid([2021, 2023], '2.5 FHEV', 2.5, 188, 43.5, 147, 3200),
      ],
      trims: { Zetec: [30800, 2015, 2020], Titanium: 33800, 'ST-Line': [36200, 2017, 2023] },
    },
  ),
  car(
    'Mustang Mach-E',
    { body: 'SUV', weight: 3 },
    {
      sold: [2021, 2026],
      engines: [
        electric([2021, 2026], '198kW Standard Range 68kWh', 265),
        electric([2021, 2026], '216kW Extended Range 88kWh', 290, 7900),
      ],
      trims: { Select: 43500, Premium: 50800 },
    },
  ),
  car(
    'Mustang',
    { body: 'Coupe', weight: 1 },
    {
      sold: [2016, 2018],
      engines: [
        petrol([2016, 2018], '5.0 V8', 5.0, 410, 20.9, 299),
        petrol([2016, 2018], '5.0 V8', 5.0, 410, 23.5, 281, 1500, 'Automatic'),
      ],
      trims: { GT: 46500 },
    },
    {
      sold: [2018, 2023],
      engines: [
        petrol([2018, 2023], '5.0 V8', 5.0, 444, 23.9, 268),
        petrol([2018, 2023], '5.0 V8', 5.0, 444, 24.4, 260, 2000, 'Automatic'),
      ],
      trims: { GT: 46500 },
    },
    {
      sold: [2021, 2023],
      engines: [
        petrol([2021, 2023], '5.0 V8', 5.0, 453, 22.8, 284),
        petrol([2021, 2023], '5.0 V8', 5.0, 453, 24.1, 270, 2000, 'Automatic'),
      ],
      trims: { 'Mach 1': 55800 },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '5.0 V8', 5.0, 440, 23.5, 274),
        petrol([2024, 2026], '5.0 V8', 5.0, 440, 23.9, 268, 2000, 'Automatic'),
      ],
      trims: { GT: 55500 },
    },
  ),
  car(
    'C-MAX',
    { body: 'MPV', seats: 5, weight: 2 },
    {
      sold: [2010, 2019],
      engines: [
        petrol([2010, 2014], '1.6', 1.6, 103, 44.1, 149, -800),
        petrol([2012, 2018], '1.0 EcoBoost', 1.0, 123, 55.4, 117),
        petrol([2019, 2019], '1.0 EcoBoost', 1.0, 123, 46.3, 138),
        diesel([2010, 2014], '1.6 TDCi', 1.6, 113, 61.4, 119, 1500),
        diesel([2015, 2018], '1.5 TDCi', 1.5, 118, 68.9, 105, 1700),
      ],
      trims: { Zetec: 20300, Titanium: 22600 },
    },
  ),
  car(
    'Ka+',
    { body: 'Hatchback', style: 'city', weight: 3 },
    {
      sold: [2016, 2019],
      engines: [
        petrol([2016, 2018], '1.2', 1.2, 84, 56.5, 114),
        petrol([2018, 2019], '1.2 Ti-VCT', 1.2, 84, 47.9, 134),
      ],
      trims: { Studio: [9500, 2016, 2018], Zetec: 11200, Active: [12600, 2018, 2019] },
    },
  ),
);
