import { car, diesel, electric, modelsOf, petrol, plugIn } from '../catalogue-model';

export const AUDI = modelsOf(
  'Audi',
  car(
    'A1',
    { body: 'Hatchback', style: 'city', autoName: 'S Tronic', weight: 6 },
    {
      sold: [2010, 2018],
      style: 'three-door',
      doors: 3,
      seats: 4,
      engines: [
        petrol([2010, 2014], '1.2 TFSI', 1.2, 84, 55.4, 118, -700),
        petrol([2010, 2014], '1.4 TFSI', 1.4, 120, 53.3, 124),
        petrol([2015, 2018], '1.0 TFSI', 1.0, 94, 67.3, 97, -400),
        petrol([2015, 2018], '1.4 TFSI', 1.4, 123, 57.6, 115),
        petrol([2015, 2018], '1.4 TFSI', 1.4, 123, 58.9, 112, 1400, 'Semi-Auto'),
        diesel([2010, 2014], '1.6 TDI', 1.6, 104, 74.3, 99, 1000),
        diesel([2015, 2018], '1.6 TDI', 1.6, 114, 76.3, 97, 1000),
      ],
      trims: {
        SE: [19800, 2010, 2018],
        Sport: 21300,
        'S Line': 23100,
        'Black Edition': [24600, 2012, 2018],
      },
    },
    {
      sold: [2012, 2018],
      engines: [
        petrol([2012, 2014], '1.4 TFSI', 1.4, 120, 53.3, 124),
        petrol([2015, 2018], '1.0 TFSI', 1.0, 94, 67.3, 97, -400),
        petrol([2015, 2018], '1.4 TFSI', 1.4, 123, 57.6, 115),
        petrol([2015, 2018], '1.4 TFSI', 1.4, 123, 58.9, 112, 1400, 'Semi-Auto'),
        diesel([2012, 2014], '1.6 TDI', 1.6, 104, 74.3, 99, 1000),
        diesel([2015, 2018], '1.6 TDI', 1.6, 114, 76.3, 97, 1000),
      ],
      trims: { SE: 20400, Sport: 21900, 'S Line': 23700, 'Black Edition': [25200, 2012, 2018] },
    },
    {
      sold: [2018, 2026],
      engines: [
        petrol([2019, 2026], '25 TFSI', 1.0, 94, 51.4, 124, -600),
        petrol([2018, 2020], '30 TFSI', 1.0, 114, 48.7, 131),
        petrol([2021, 2026], '30 TFSI', 1.0, 109, 50.4, 127),
        petrol([2018, 2020], '30 TFSI', 1.0, 114, 46.3, 137, 1700, 'Semi-Auto'),
        petrol([2021, 2026], '30 TFSI', 1.0, 109, 49.6, 129, 1700, 'Semi-Auto'),
        petrol([2019, 2026], '35 TFSI', 1.5, 148, 45.6, 141, 2600, 'Semi-Auto'),
      ],
      trims: {
        SE: [20300, 2018, 2019],
        Technik: [21500, 2019, 2023],
        Sport: 22900,
        'S Line': 25000,
        'Black Edition': [26500, 2020, 2026],
      },
    },
  ),
  car(
    'A3',
    { body: 'Hatchback', autoName: 'S Tronic', weight: 9 },
    {
      sold: [2009, 2012],
      engines: [
        petrol([2009, 2012], '1.6', 1.6, 101, 41.5, 162, -1500),
        petrol([2009, 2012], '1.4 TFSI', 1.4, 123, 49.6, 132),
        diesel([2009, 2012], '1.6 TDI', 1.6, 104, 68.9, 109, 1100),
        diesel([2009, 2012], '2.0 TDI', 2.0, 138, 60.1, 122, 2400),
        diesel([2009, 2012], '2.0 TDI', 2.0, 138, 55.4, 134, 3800, 'Semi-Auto'),
      ],
      trims: { SE: 25000, Sport: 26500, 'S Line': 28400, 'Black Edition': [29600, 2010, 2012] },
    },
    {
      sold: [2013, 2020],
      engines: [
        petrol([2013, 2016], '1.4 TFSI', 1.4, 120, 53.3, 123),
        petrol([2013, 2016], '1.4 TFSI 150', 1.4, 148, 60.1, 109, 700),
        petrol([2016, 2018], '1.0 TFSI', 1.0, 114, 62.8, 104, -800),
        petrol([2017, 2018], '1.5 TFSI', 1.5, 148, 55.4, 115, 700),
        petrol([2017, 2018], '1.5 TFSI', 1.5, 148, 57.6, 111, 2200, 'Semi-Auto'),
        petrol([2018, 2020], '30 TFSI 116', 1.0, 114, 47.9, 133, -800),
        petrol([2018, 2020], '35 TFSI', 1.5, 148, 44.8, 142, 700),
        petrol([2018, 2020], '35 TFSI', 1.5, 148, 43.5, 147, 2200, 'Semi-Auto'),
        diesel([2013, 2018], '1.6 TDI', 1.6, 109, 74.3, 99, 1300),
        diesel([2013, 2018], '2.0 TDI', 2.0, 148, 68.9, 106, 2500),
        diesel([2013, 2018], '2.0 TDI', 2.0, 148, 62.8, 117, 3900, 'Semi-Auto'),
        diesel([2018, 2020], '30 TDI 116', 1.6, 114, 55.4, 134, 1300),
      ],
      trims: {
        SE: [25000, 2013, 2018],
        'SE Technik': [25700, 2016, 2020],
        Sport: 27000,
        'S Line': 28900,
        'Black Edition': [30600, 2016, 2020],
      },
    },
    {
      sold: [2014, 2020],
      engines: [
        plugIn([2014, 2018], '1.4 TFSI', 1.4, 201, 176.6, 37, 0, 'Semi-Auto'),
        plugIn([2019, 2020], '40', 1.4, 201, 156.9, 40, 0, 'Semi-Auto'),
      ],
      trims: { 'e-tron': 36500 },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2024], '30 TFSI', 1.0, 109, 50.4, 127, -800),
        petrol([2020, 2026], '35 TFSI', 1.5, 148, 48.7, 131, 700),
        petrol([2020, 2026], '35 TFSI', 1.5, 148, 49.6, 130, 2200, 'Semi-Auto'),
        diesel([2020, 2025], '35 TDI', 2.0, 148, 58.9, 125, 3900, 'Semi-Auto'),
      ],
      trims: {
        Technik: [26000, 2020, 2023],
        Sport: 27300,
        'S Line': 29500,
        'Black Edition': [31500, 2022, 2026],
        'Edition 1': [32300, 2020, 2022],
      },
    },
    {
      sold: [2020, 2024],
      engines: [plugIn([2020, 2024], '40 TFSI e', 1.4, 201, 282.5, 23, 0, 'Semi-Auto')],
      trims: { Technik: [34200, 2021, 2022], Sport: 35400, 'S Line': 37700 },
    },
  ),
  car(
    'A3',
    { body: 'Saloon', autoName: 'S Tronic', weight: 3 },
    {
      sold: [2013, 2020],
      engines: [
        petrol([2013, 2016], '1.4 TFSI', 1.4, 138, 58.9, 110),
        petrol([2017, 2018], '1.5 TFSI', 1.5, 148, 56.5, 114, 400),
        petrol([2018, 2020], '35 TFSI', 1.5, 148, 45.6, 140, 1900, 'Semi-Auto'),
        diesel([2013, 2018], '1.6 TDI', 1.6, 109, 74.3, 98, 1100),
        diesel([2013, 2018], '2.0 TDI', 2.0, 148, 68.9, 105, 2300),
        diesel([2018, 2020], '30 TDI 116', 1.6, 114, 56.5, 132, 1100),
      ],
      trims: { SE: [26600, 2014, 2018], Sport: 28000, 'S Line': 30200 },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2026], '35 TFSI', 1.5, 148, 49.6, 129, 0),
        petrol([2020, 2026], '35 TFSI', 1.5, 148, 50.4, 128, 1500, 'Semi-Auto'),
        diesel([2020, 2023], '30 TDI', 2.0, 114, 64.2, 116, 900),
        diesel([2020, 2025], '35 TDI', 2.0, 148, 60.1, 123, 3200, 'Semi-Auto'),
      ],
      trims: { Sport: 28000, 'S Line': 30200, 'Black Edition': [32100, 2022, 2026] },
    },
  ),
  car(
    'A4',
    { body: 'Saloon', autoName: 'S Tronic', weight: 5 },
    {
      sold: [2009, 2015],
      engines: [
        petrol([2009, 2015], '1.8 TFSI', 1.8, 158, 39.8, 164, -1200),
        diesel([2009, 2011], '2.0 TDI 143', 2.0, 141, 55.4, 134),
        diesel([2012, 2015], '2.0 TDIe', 2.0, 134, 67.3, 112, 0),
        diesel([2012, 2015], '2.0 TDI 177', 2.0, 174, 61.4, 120, 1000),
        diesel([2009, 2013], '2.0 TDI 143', 2.0, 141, 49.6, 149, 1500, 'Automatic'),
      ],
      trims: {
        SE: [33000, 2009, 2015],
        'SE Technik': [33700, 2011, 2015],
        'S Line': 35900,
        'Black Edition': [37300, 2011, 2015],
      },
    },
    {
      sold: [2015, 2019],
      engines: [
        petrol([2016, 2018], '1.4T FSI', 1.4, 148, 53.3, 126, -900),
        petrol([2015, 2018], '2.0T FSI', 2.0, 187, 58.9, 114, 1000, 'Semi-Auto'),
        diesel([2015, 2018], '2.0 TDI Ultra', 2.0, 148, 74.3, 99, 700),
        diesel([2015, 2018], '2.0 TDI 190', 2.0, 187, 68.9, 107, 3000, 'Semi-Auto'),
        petrol([2019, 2019], '35 TFSI', 2.0, 148, 42.2, 152, 0, 'Semi-Auto'),
        diesel([2019, 2019], '35 TDI', 2.0, 148, 51.4, 144, 1700, 'Semi-Auto'),
      ],
      trims: {
        SE: 32900,
        Sport: 34500,
        'S Line': 36600,
        'Black Edition': [38200, 2017, 2019],
      },
    },
    {
      sold: [2019, 2025],
      engines: [
        petrol([2019, 2025], '35 TFSI', 2.0, 148, 43.5, 146, 0, 'Semi-Auto'),
        petrol([2019, 2025], '40 TFSI', 2.0, 201, 42.2, 152, 2000, 'Semi-Auto'),
        diesel([2019, 2024], '35 TDI', 2.0, 161, 56.5, 131, 2200, 'Semi-Auto'),
        diesel([2019, 2022], '30 TDI', 2.0, 134, 57.6, 128, 1300, 'Semi-Auto'),
      ],
      trims: {
        Technik: [33500, 2019, 2023],
        Sport: 34900,
        'Sport Edition': [35500, 2020, 2023],
        'S Line': 37200,
        'Black Edition': 38800,
      },
    },
  ),
  car(
    'A5 Sportback',
    { body: 'Hatchback', style: 'saloon', autoName: 'S Tronic', weight: 3 },
    {
      sold: [2010, 2016],
      engines: [
        petrol([2010, 2016], '1.8T FSI', 1.8, 168, 48.7, 134, 0),
        diesel([2010, 2013], '2.0 TDI', 2.0, 141, 58.9, 127, 400),
        diesel([2012, 2014], '2.0 TDI 177', 2.0, 174, 60.1, 124, 1100),
        diesel([2014, 2016], '2.0 TDI 190', 2.0, 187, 64.2, 114, 1300),
        diesel([2014, 2016], '2.0 TDI 190', 2.0, 187, 58.9, 126, 2800, 'Automatic'),
      ],
      trims: {
        SE: [36900, 2010, 2016],
        'SE Technik': [37600, 2012, 2016],
        'S Line': 39700,
        'Black Edition': [41300, 2011, 2016],
      },
    },
    {
      sold: [2017, 2025],
      engines: [
        petrol([2017, 2018], '1.4 TFSI', 1.4, 148, 51.4, 129, -1500),
        petrol([2017, 2018], '2.0 TFSI', 2.0, 187, 51.4, 128, 1500, 'Semi-Auto'),
        petrol([2019, 2025], '35 TFSI', 2.0, 148, 42.8, 149, 0, 'Semi-Auto'),
        petrol([2019, 2025], '40 TFSI', 2.0, 201, 41.5, 153, 2000, 'Semi-Auto'),
        diesel([2017, 2018], '2.0 TDI Ultra', 2.0, 187, 68.9, 108, 2600, 'Semi-Auto'),
        diesel([2019, 2020], '40 TDI', 2.0, 187, 50.4, 147, 2600, 'Semi-Auto'),
        diesel([2020, 2024], '40 TDI Quattro', 2.0, 201, 48.7, 151, 5600, 'Semi-Auto'),
      ],
      trims: {
        SE: [37200, 2017, 2018],
        Sport: 39100,
        'S Line': 41600,
        'Black Edition': [43500, 2019, 2025],
        'Edition 1': [44600, 2020, 2023],
      },
    },
  ),
  car(
    'A6',
    { body: 'Saloon', autoName: 'S Tronic', weight: 3 },
    {
      sold: [2009, 2011],
      autoName: 'Multitronic',
      engines: [
        diesel([2009, 2011], '2.0 TDIe', 2.0, 134, 53.3, 139),
        diesel([2009, 2011], '2.0 TDI', 2.0, 168, 44.8, 166, 2000, 'Automatic'),
      ],
      trims: { SE: 39500, 'S Line': 42000 },
    },
    {
      sold: [2011, 2018],
      autoName: 'Multitronic',
      engines: [
        diesel([2011, 2014], '2.0 TDI', 2.0, 174, 57.6, 129),
        diesel([2011, 2014], '2.0 TDI', 2.0, 174, 53.3, 139, 1600, 'Automatic'),
        diesel([2014, 2018], '2.0 TDI Ultra', 2.0, 187, 65.7, 113),
      ],
      trims: {
        SE: [40100, 2011, 2017],
        'SE Executive': [40900, 2016, 2018],
        'S Line': 42900,
        'Black Edition': [44700, 2012, 2018],
      },
    },
    {
      sold: [2014, 2018],
      engines: [diesel([2014, 2018], '2.0 TDI Ultra', 2.0, 187, 67.3, 109, 1600, 'Semi-Auto')],
      trims: {
        SE: [40100, 2014, 2017],
        'SE Executive': [40900, 2016, 2018],
        'S Line': 42900,
        'Black Edition': 44700,
      },
    },
    {
      sold: [2018, 2025],
      engines: [
        petrol([2019, 2025], '40 TFSI', 2.0, 201, 40.4, 158, -500, 'Semi-Auto'),
        diesel([2018, 2025], '40 TDI', 2.0, 201, 50.4, 147, 0, 'Semi-Auto'),
        plugIn([2020, 2024], '50 TFSI e Quattro', 2.0, 295, 188.3, 33, 11000, 'Semi-Auto'),
      ],
      trims: { Sport: 42500, 'S Line': 45000, 'Black Edition': [47400, 2019, 2025] },
    },
  ),
  car(
    'Q2',
    { body: 'SUV', autoName: 'S Tronic', weight: 5 },
    {
      sold: [2016, 2026],
      engines: [
        petrol([2017, 2018], '1.0 TFSI', 1.0, 114, 55.4, 117),
        petrol([2016, 2018], '1.4 TFSI', 1.4, 148, 52.3, 124, 1400),
        petrol([2016, 2018], '1.4 TFSI', 1.4, 148, 53.3, 120, 2900, 'Semi-Auto'),
        petrol([2018, 2020], '30 TFSI', 1.0, 114, 46.3, 138),
        petrol([2021, 2025], '30 TFSI', 1.0, 109, 47.1, 136),
        petrol([2018, 2026], '35 TFSI', 1.5, 148, 43.5, 147, 1400),
        petrol([2018, 2026], '35 TFSI', 1.5, 148, 42.8, 149, 2900, 'Semi-Auto'),
        diesel([2016, 2018], '1.6 TDI', 1.6, 114, 64.2, 114, 1700),
        diesel([2018, 2020], '30 TDI', 1.6, 114, 49.6, 149, 1700),
      ],
      trims: {
        SE: [24600, 2016, 2019],
        Technik: [25200, 2019, 2023],
        Sport: 26700,
        'S Line': 29100,
        'Black Edition': [30700, 2018, 2026],
      },
    },
  ),
  car(
    'Q3',
    { body: 'SUV', autoName: 'S Tronic', weight: 6 },
    {
      sold: [2011, 2018],
      engines: [
        petrol([2014, 2018], '1.4T FSI', 1.4, 148, 48.7, 134, -400),
        petrol([2014, 2018], '1.4T FSI', 1.4, 148, 49.6, 131, 1200, 'Semi-Auto'),
        petrol([2011, 2014], '2.0T FSI Quattro', 2.0, 168, 38.7, 174, 1900),
        diesel([2011, 2014], '2.0 TDI', 2.0, 138, 54.3, 137, 1500),
        diesel([2015, 2018], '2.0 TDI', 2.0, 148, 60.1, 123, 1500),
        diesel([2015, 2018], '2.0 TDI Quattro', 2.0, 148, 53.3, 137, 4300, 'Semi-Auto'),
      ],
      trims: {
        SE: [31500, 2011, 2016],
        Sport: [32800, 2016, 2018],
        'S Line': 34900,
        'S Line Edition': [35600, 2016, 2018],
        'Black Edition': [37000, 2016, 2018],
      },
    },
    {
      sold: [2018, 2025],
      engines: [
        petrol([2019, 2025], '35 TFSI', 1.5, 148, 40.9, 156),
        petrol([2018, 2025], '35 TFSI', 1.5, 148, 39.8, 162, 1600, 'Semi-Auto'),
        diesel([2019, 2025], '35 TDI', 2.0, 148, 47.9, 154, 3600, 'Semi-Auto'),
      ],
      trims: {
        Technik: [32000, 2019, 2023],
        Sport: 33700,
        'S Line': 36200,
        'Black Edition': [38000, 2020, 2025],
        Vorsprung: [46000, 2019, 2024],
      },
    },
    {
      sold: [2021, 2024],
      engines: [plugIn([2021, 2024], '45 TFSI e', 1.4, 242, 141.3, 46, 0, 'Semi-Auto')],
      trims: { Sport: 41500, 'S Line': 43900 },
    },
    {
      sold: [2025, 2026],
      engines: [
        petrol([2025, 2026], 'TFSI 150', 1.5, 148, 45.6, 140, 0, 'Semi-Auto'),
        diesel([2025, 2026], 'TDI 150', 2.0, 148, 52.3, 142, 1700, 'Semi-Auto'),
        plugIn([2025, 2026], 'e-hybrid', 1.5, 268, 141.2, 45, 6000, 'Semi-Auto'),
      ],
      trims: { Sport: 38300, 'S Line': 40700, 'Edition 1': 43700 },
    },
  ),
  car(
    'Q5',
    { body: 'SUV', autoName: 'S Tronic', weight: 4 },
    {
      sold: [2009, 2016],
      engines: [
        petrol([2009, 2012], '2.0T FSI Quattro', 2.0, 208, 33.2, 197, -900),
        diesel([2009, 2012], '2.0 TDI Quattro', 2.0, 141, 44.8, 162, -1500),
        diesel([2009, 2013], '2.0 TDI Quattro', 2.0, 168, 42.2, 175, 600, 'Semi-Auto'),
        diesel([2012, 2014], '2.0 TDI Quattro', 2.0, 174, 47.1, 157, 600, 'Semi-Auto'),
        diesel([2014, 2016], '2.0 TDI 190 Quattro', 2.0, 187, 49.6, 148, 600, 'Semi-Auto'),
      ],
      trims: {
        SE: 45500,
        'S Line': [47500, 2009, 2014],
        'S Line Plus': [48900, 2012, 2016],
      },
    },
    {
      sold: [2017, 2020],
      engines: [
        diesel([2017, 2018], '2.0 TDI Quattro', 2.0, 187, 56.5, 132, 0, 'Semi-Auto'),
        diesel([2019, 2020], '40 TDI Quattro', 2.0, 187, 39.2, 189, 0, 'Semi-Auto'),
        petrol([2017, 2018], '2.0 TFSI Quattro', 2.0, 249, 40.9, 157, 1100, 'Semi-Auto'),
        petrol([2019, 2020], '45 TFSI Quattro', 2.0, 242, 32.1, 200, 1600, 'Semi-Auto'),
      ],
      trims: {
        SE: [45200, 2017, 2018],
        Sport: 47100,
        'S Line': 49600,
        Vorsprung: [59000, 2019, 2020],
      },
    },
    {
      sold: [2020, 2024],
      engines: [
        diesel([2020, 2024], '40 TDI Quattro', 2.0, 201, 43.5, 170, 0, 'Semi-Auto'),
        petrol([2020, 2024], '45 TFSI Quattro', 2.0, 261, 33.6, 190, 1600, 'Semi-Auto'),
        plugIn([2021, 2024], '50 TFSI e Quattro', 2.0, 295, 156.9, 42, 7500, 'Semi-Auto'),
      ],
      trims: { Sport: 47100, 'S Line': 49600, 'Black Edition': [52000, 2022, 2024] },
    },
    {
      sold: [2025, 2026],
      engines: [
        diesel([2025, 2026], 'TDI Quattro', 2.0, 201, 47.1, 157, 0, 'Semi-Auto'),
        petrol([2025, 2026], 'TFSI Quattro', 2.0, 201, 38.2, 168, -500, 'Semi-Auto'),
      ],
      trims: { Sport: 50300, 'S Line': 52800, 'Edition 1': 55800 },
    },
  ),
  car(
    'TT',
    { body: 'Coupe', autoName: 'S Tronic', weight: 2 },
    {
      sold: [2009, 2014],
      engines: [
        petrol([2011, 2014], '2.0T FSI', 2.0, 208, 42.8, 154),
        petrol([2009, 2010], '2.0T FSI', 2.0, 197, 36.7, 183),
        petrol([2009, 2014], '1.8T FSI', 1.8, 158, 42.2, 156, -2500),
        diesel([2009, 2014], '2.0 TDI Quattro', 2.0, 168, 53.3, 139, 1200),
        petrol([2011, 2014], '2.0T FSI Quattro', 2.0, 208, 39.2, 169, 3200, 'Semi-Auto'),
      ],
      trims: { Sport: [36000, 2010, 2014], 'S Line': 38300, 'Black Edition': [40100, 2011, 2014] },
    },
    {
      sold: [2014, 2018],
      engines: [
        petrol([2015, 2018], '1.8T FSI', 1.8, 178, 47.1, 138, -2300),
        petrol([2014, 2018], '2.0T FSI', 2.0, 227, 47.9, 137),
        petrol([2014, 2018], '2.0T FSI Quattro', 2.0, 227, 44.1, 149, 3000, 'Semi-Auto'),
        diesel([2014, 2018], '2.0 TDI Ultra', 2.0, 181, 67.3, 110, 300),
      ],
      trims: { Sport: 37600, 'S Line': 40000, 'Black Edition': [41800, 2016, 2018] },
    },
    {
      sold: [2018, 2023],
      engines: [
        petrol([2018, 2023], '40 TFSI', 2.0, 194, 39.8, 160, 0, 'Semi-Auto'),
        petrol([2018, 2023], '45 TFSI', 2.0, 242, 38.2, 168, 2400, 'Semi-Auto'),
        petrol([2018, 2023], '45 TFSI Quattro', 2.0, 242, 34.4, 186, 4200, 'Semi-Auto'),
      ],
      trims: {
        Sport: 37600,
        'S Line': [40000, 2018, 2022],
        'Black Edition': 41800,
        'Final Edition': [43500, 2022, 2023],
      },
    },
  ),
  car(
    'e-tron',
    { body: 'SUV', weight: 2 },
    {
      sold: [2019, 2023],
      engines: [
        electric([2020, 2023], '230kW 50 Quattro 71kWh', 308),
        electric([2019, 2023], '300kW 55 Quattro 95kWh', 402, 9500),
      ],
      trims: {
        Launch: [64500, 2019, 2019],
        Technik: [62000, 2019, 2022],
        Sport: [65500, 2020, 2023],
        'S Line': [68300, 2019, 2023],
      },
    },
  ),
  car(
    'Q4 e-tron',
    { body: 'SUV', weight: 3 },
    {
      sold: [2021, 2026],
      engines: [
        electric([2021, 2023], '125kW 35 55kWh', 168),
        electric([2021, 2024], '150kW 40 82kWh', 201, 5600),
        electric([2024, 2026], '210kW 45 82kWh', 282, 6400),
      ],
      trims: { Sport: 44300, 'S Line': 47500, 'Black Edition': [50000, 2023, 2026] },
    },
  ),
);
