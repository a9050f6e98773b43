import { diesel, modelsOf, van } from '../catalogue-model';

/** New prices of vans are quoted with VAT here, like those of cars. */
export const JAPANESE_VANS = [
  ...modelsOf(
    'Nissan',
    van(
      'Navara',
      { body: 'Pickup', weight: 3 },
      {
        sold: [2009, 2015],
        engines: [
          diesel([2010, 2015], '2.5 dCi 190', 2.5, 188, 33.6, 222),
          diesel([2010, 2015], '2.5 dCi 190', 2.5, 188, 29.7, 251, 1500, 'Automatic'),
          diesel([2009, 2010], '2.5 dCi', 2.5, 169, 33.2, 224, -800),
        ],
        trims: {
          'Acenta Double Cab': 31500,
          'Tekna Double Cab': 34500,
          'Visia Double Cab': [29500, 2011, 2015],
        },
      },
      {
        sold: [2016, 2022],
        engines: [
          diesel([2016, 2018], '2.3 dCi 190', 2.3, 188, 44.1, 167),
          diesel([2016, 2018], '2.3 dCi 190', 2.3, 188, 40.3, 183, 1500, 'Automatic'),
          diesel([2019, 2022], '2.3 dCi 190', 2.3, 188, 33.6, 220, 0),
          diesel([2019, 2022], '2.3 dCi 190', 2.3, 188, 31.4, 235, 1500, 'Automatic'),
        ],
        trims: { 'N-Connecta Double Cab': 34500, 'Tekna Double Cab': 37200 },
      },
    ),
  ),
  ...modelsOf(
    'Toyota',
    van(
      'Hilux',
      { body: 'Pickup', weight: 4 },
      {
        sold: [2009, 2016],
        engines: [
          diesel([2009, 2011], '2.5 D-4D', 2.5, 142, 34.0, 219),
          diesel([2012, 2016], '2.5 D-4D', 2.5, 142, 38.7, 194),
        ],
        trims: {
          'HL2 Double Cab': [30500, 2009, 2012],
          'Active Double Cab': [31500, 2012, 2016],
          'Icon Double Cab': [33800, 2012, 2016],
        },
      },
      {
        sold: [2009, 2016],
        engines: [
          diesel([2009, 2011], '3.0 D-4D', 3.0, 169, 30.4, 246, 0, 'Automatic'),
          diesel([2012, 2016], '3.0 D-4D', 3.0, 169, 32.8, 227, 0, 'Automatic'),
        ],
        trims: { 'Invincible Double Cab': 39500 },
      },
      {
        sold: [2016, 2026],
        engines: [
          diesel([2016, 2018], '2.4 D-4D', 2.4, 148, 41.5, 178),
          diesel([2019, 2026], '2.4 D-4D', 2.4, 148, 31.7, 236),
          diesel([2016, 2018], '2.4 D-4D', 2.4, 148, 36.2, 204, 1300, 'Automatic'),
        ],
        trims: {
          'Active Double Cab': 33500,
          'Icon Double Cab': 35300,
          'Invincible Double Cab': [38900, 2016, 2020],
        },
      },
      {
        sold: [2020, 2026],
        engines: [
          diesel([2020, 2024], '2.8 D-4D', 2.8, 201, 28.8, 257, 0, 'Automatic'),
          diesel([2024, 2026], '2.8 D-4D Hybrid 48V', 2.8, 201, 28.3, 265, 600, 'Automatic'),
        ],
        trims: { 'Invincible Double Cab': 43800, 'Invincible X Double Cab': 46900 },
      },
    ),
    van(
      'Proace',
      { body: 'Panel Van', weight: 3 },
      {
        sold: [2013, 2016],
        engines: [
          diesel([2013, 2016], '1.6 HDi 90', 1.6, 89, 39.2, 187),
          diesel([2013, 2016], '2.0 HDi 128', 2.0, 126, 44.1, 168, 1300),
        ],
        trims: { '1000 L1 H1': 30500, '1200 L2 H1': 31900 },
      },
      {
        sold: [2016, 2026],
        engines: [
          diesel([2016, 2019], '1.6D 95', 1.6, 94, 51.4, 144, -600),
          diesel([2016, 2019], '2.0D 120', 2.0, 118, 53.3, 139, 700),
          diesel([2019, 2026], '1.5D 120', 1.5, 118, 43.5, 170),
          diesel([2021, 2026], '2.0D 145', 2.0, 143, 39.8, 186, 2500, 'Automatic'),
        ],
        trims: {
          'Medium Base': [31800, 2016, 2019],
          'Medium Comfort': [33000, 2016, 2020],
          'Medium Active': [33000, 2019, 2026],
          'Medium Icon': [34000, 2019, 2026],
          'Long Design': [37800, 2019, 2024],
        },
      },
    ),
  ),
  ...modelsOf(
    'Isuzu',
    van(
      'D-Max',
      { body: 'Pickup', weight: 3 },
      {
        sold: [2012, 2017],
        engines: [
          diesel([2012, 2017], '2.5 TD', 2.5, 161, 38.7, 194),
          diesel([2012, 2017], '2.5 TD', 2.5, 161, 33.6, 220, 1500, 'Automatic'),
        ],
        trims: {
          'Eiger Double Cab 4x4': 31500,
          'Yukon Double Cab 4x4': 33800,
          'Utah Double Cab 4x4': 36500,
          'Blade Double Cab 4x4': [38500, 2013, 2017],
        },
      },
      {
        sold: [2017, 2021],
        engines: [
          diesel([2017, 2018], '1.9', 1.9, 161, 45.6, 163),
          diesel([2019, 2021], '1.9', 1.9, 161, 36.2, 205),
          diesel([2019, 2021], '1.9', 1.9, 161, 32.5, 228, 1500, 'Automatic'),
        ],
        trims: {
          'Eiger Double Cab 4x4': 31500,
          'Yukon Double Cab 4x4': 33800,
          'Utah Double Cab 4x4': 36500,
          'Blade Double Cab 4x4': 38500,
        },
      },
      {
        sold: [2021, 2026],
        engines: [
          diesel([2021, 2026], '1.9 TD', 1.9, 161, 33.6, 220),
          diesel([2021, 2026], '1.9 TD', 1.9, 161, 30.7, 241, 1800, 'Automatic'),
        ],
        trims: {
          'DL20 Double Cab 4x4': 34000,
          'DL40 Double Cab 4x4': 37500,
          'V-Cross Double Cab 4x4': 38500,
        },
      },
    ),
  ),
  ...modelsOf(
    'Mitsubishi',
    van(
      'L200',
      { body: 'Pickup', weight: 3 },
      {
        sold: [2009, 2015],
        engines: [
          diesel([2009, 2015], '2.5 DI-D', 2.5, 175, 32.8, 228),
          diesel([2009, 2015], '2.5 DI-D', 2.5, 175, 30.4, 246, 1400, 'Automatic'),
        ],
        trims: { 'Warrior Double Cab': 33500, 'Barbarian Double Cab': 36000 },
      },
      {
        sold: [2015, 2019],
        engines: [
          diesel([2015, 2019], '2.4 DI-D 178', 2.4, 178, 42.8, 173),
          diesel([2015, 2019], '2.4 DI-D 178', 2.4, 178, 39.2, 189, 1400, 'Automatic'),
        ],
        trims: {
          'Titan Double Cab': 31500,
          'Warrior Double Cab': 33500,
          'Barbarian Double Cab': 36000,
        },
      },
      {
        sold: [2019, 2021],
        engines: [
          diesel([2019, 2021], '2.2 DI-D 150', 2.3, 148, 29.1, 254),
          diesel([2019, 2021], '2.2 DI-D 150', 2.3, 148, 27.7, 267, 1800, 'Automatic'),
        ],
        trims: { 'Warrior Double Cab': 33500, 'Barbarian Double Cab': 36000 },
      },
    ),
  ),
];
