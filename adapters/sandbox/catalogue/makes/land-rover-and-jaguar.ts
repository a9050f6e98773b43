import { car, diesel, electric, modelsOf, petrol, plugIn } from '../catalogue-model';

export const LAND_ROVER = modelsOf(
  'Land Rover',
  car(
    'Discovery Sport',
    { body: 'SUV', seats: 7, weight: 4 },
    {
      sold: [2015, 2019],
      engines: [
        diesel([2015, 2015], '2.2 SD4', 2.2, 190, 44.8, 166, 0, 'Automatic'),
        diesel([2015, 2018], '2.0 TD4', 2.0, 150, 57.7, 129, -2000),
        diesel([2015, 2018], '2.0 TD4 180', 2.0, 180, 53.3, 139, 0, 'Automatic'),
        diesel([2019, 2019], '2.0 TD4 180', 2.0, 180, 38.2, 194, 0, 'Automatic'),
      ],
      trims: { SE: 40000, 'SE Tech': 41800, HSE: 44800, 'HSE Luxury': 48000 },
    },
    {
      sold: [2019, 2026],
      engines: [
        diesel([2019, 2020], '2.0 D150', 2.0, 150, 39.2, 189, -700, 'Automatic'),
        diesel([2019, 2020], '2.0 D180', 2.0, 180, 38.2, 193, 500, 'Automatic'),
        diesel([2020, 2025], '2.0 D165', 2.0, 163, 42.2, 175, 0, 'Automatic'),
        diesel([2020, 2026], '2.0 D200', 2.0, 204, 42.2, 175, 2300, 'Automatic'),
      ],
      trims: {
        S: 39500,
        SE: [42600, 2019, 2023],
        'R-Dynamic S': [41200, 2019, 2023],
        'R-Dynamic SE': [44300, 2019, 2023],
        'Dynamic SE': [45300, 2023, 2026],
        'R-Dynamic HSE': [47500, 2019, 2023],
        'Dynamic HSE': [49500, 2023, 2026],
      },
    },
    {
      sold: [2020, 2025],
      seats: 5,
      engines: [plugIn([2020, 2025], '1.5 P300e', 1.5, 309, 143.1, 44, 0, 'Automatic')],
      trims: {
        'R-Dynamic S': [49000, 2020, 2023],
        'R-Dynamic SE': [52000, 2020, 2023],
        'Dynamic SE': [53500, 2023, 2025],
      },
    },
  ),
  car(
    'Range Rover Evoque',
    { body: 'SUV', weight: 6 },
    {
      sold: [2011, 2018],
      engines: [
        diesel([2011, 2015], '2.2 eD4', 2.2, 150, 56.5, 133, -3000),
        diesel([2011, 2013], '2.2 SD4', 2.2, 190, 43.5, 174, 800, 'Automatic'),
        diesel([2013, 2015], '2.2 SD4', 2.2, 190, 47.1, 159, 800, 'Automatic'),
        diesel([2015, 2018], '2.0 eD4', 2.0, 150, 65.7, 113, -3000),
        diesel([2015, 2018], '2.0 TD4', 2.0, 180, 55.4, 134, 500, 'Automatic'),
        petrol([2011, 2017], '2.0 Si4', 2.0, 240, 36.2, 181, 4000, 'Automatic'),
      ],
      trims: {
        Pure: [37500, 2011, 2015],
        'Pure Tech': [38900, 2011, 2015],
        SE: [38500, 2015, 2018],
        'SE Tech': [39900, 2015, 2018],
        Dynamic: [43500, 2011, 2015],
        Prestige: [44500, 2011, 2014],
        'HSE Dynamic': [44500, 2015, 2018],
      },
    },
    {
      sold: [2019, 2026],
      engines: [
        diesel([2019, 2020], '2.0 D150', 2.0, 150, 40.9, 182, -600, 'Automatic'),
        diesel([2019, 2020], '2.0 D180', 2.0, 180, 39.8, 186, 700, 'Automatic'),
        diesel([2020, 2025], '2.0 D165', 2.0, 163, 43.8, 168, 0, 'Automatic'),
        diesel([2020, 2026], '2.0 D200', 2.0, 204, 43.8, 168, 2400, 'Automatic'),
        petrol([2019, 2024], '2.0 P200', 2.0, 200, 30.4, 210, 900, 'Automatic'),
      ],
      trims: {
        S: 38600,
        SE: [41400, 2019, 2023],
        'R-Dynamic S': [40200, 2019, 2023],
        'R-Dynamic SE': [43200, 2019, 2023],
        'R-Dynamic HSE': [47000, 2019, 2023],
        'Dynamic SE': [44500, 2023, 2026],
        Autobiography: [53000, 2020, 2026],
      },
    },
    {
      sold: [2020, 2026],
      engines: [plugIn([2020, 2026], '1.5 P300e', 1.5, 309, 197.1, 32, 0, 'Automatic')],
      trims: {
        'R-Dynamic S': [46800, 2020, 2023],
        'R-Dynamic SE': [49800, 2020, 2023],
        'Dynamic SE': [51500, 2023, 2026],
        Autobiography: [59500, 2020, 2026],
      },
    },
  ),
  car(
    'Range Rover Sport',
    { body: 'SUV', weight: 3 },
    {
      sold: [2009, 2013],
      engines: [
        diesel([2009, 2011], '3.0 TDV6', 3.0, 245, 30.7, 243, 0, 'Automatic'),
        diesel([2011, 2013], '3.0 SDV6', 3.0, 255, 33.2, 224, 0, 'Automatic'),
      ],
      trims: { SE: [66000, 2009, 2013], HSE: 70500, 'Autobiography Sport': [78500, 2010, 2012] },
    },
    {
      sold: [2013, 2022],
      engines: [
        diesel([2013, 2016], '3.0 SDV6', 3.0, 292, 37.7, 199, 0, 'Automatic'),
        diesel([2016, 2018], '3.0 SDV6', 3.0, 306, 40.4, 185, 0, 'Automatic'),
        diesel([2019, 2020], '3.0 SDV6', 3.0, 306, 30.1, 247, 0, 'Automatic'),
        diesel([2020, 2022], '3.0 D300', 3.0, 300, 31.7, 233, 0, 'Automatic'),
      ],
      trims: {
        HSE: 72800,
        'HSE Dynamic': 76500,
        'HSE Dynamic Black': [78500, 2021, 2022],
        'Autobiography Dynamic': 87000,
      },
    },
    {
      sold: [2018, 2022],
      engines: [plugIn([2018, 2022], '2.0 P400e', 2.0, 404, 86.9, 75, 0, 'Automatic')],
      trims: { HSE: 78300, 'HSE Dynamic': 82000, 'Autobiography Dynamic': 92500 },
    },
    {
      sold: [2022, 2026],
      engines: [
        diesel([2022, 2026], '3.0 D300', 3.0, 300, 38.7, 191, 0, 'Automatic'),
        plugIn([2022, 2023], '3.0 P440e', 3.0, 440, 353.1, 18, 9000, 'Automatic'),
        plugIn([2023, 2026], '3.0 P460e', 3.0, 460, 353.1, 18, 9500, 'Automatic'),
      ],
      trims: {
        SE: [79500, 2022, 2023],
        'Dynamic SE': 83500,
        'Dynamic HSE': [88500, 2022, 2023],
        Autobiography: 98500,
      },
    },
  ),
  car(
    'Defender',
    { body: 'SUV', weight: 2 },
    {
      sold: [2020, 2026],
      engines: [
        diesel([2020, 2020], '2.0 D240 110', 2.0, 240, 31.7, 234, -1500, 'Automatic'),
        diesel([2020, 2026], '3.0 D250 110', 3.0, 249, 32.8, 226, 0, 'Automatic'),
        diesel([2020, 2024], '3.0 D300 110', 3.0, 300, 32.8, 226, 3500, 'Automatic'),
      ],
      trims: {
        '': [55500, 2020, 2021],
        S: [58600, 2020, 2026],
        SE: [62500, 2020, 2023],
        'X-Dynamic SE': [66800, 2021, 2026],
        'X-Dynamic HSE': [71500, 2021, 2026],
      },
    },
  ),
);

export const JAGUAR = modelsOf(
  'Jaguar',
  car(
    'XE',
    { body: 'Saloon', weight: 3 },
    {
      sold: [2015, 2019],
      engines: [
        diesel([2015, 2018], '2.0d', 2.0, 163, 74.3, 99, -1700),
        diesel([2015, 2018], '2.0d [180]', 2.0, 180, 67.3, 109, 700, 'Automatic'),
        petrol([2015, 2017], '2.0i', 2.0, 200, 37.7, 179, -500, 'Automatic'),
        petrol([2018, 2019], '2.0i [250]', 2.0, 250, 41.5, 154, 1500, 'Automatic'),
      ],
      trims: { SE: 33000, Prestige: 34200, 'R-Sport': 35900, Portfolio: [37500, 2015, 2019] },
    },
    {
      sold: [2019, 2024],
      engines: [
        diesel([2019, 2020], '2.0 D180', 2.0, 180, 46.3, 160, -500, 'Automatic'),
        diesel([2020, 2024], '2.0 D200', 2.0, 204, 57.7, 127, 0, 'Automatic'),
        petrol([2019, 2024], '2.0 P250', 2.0, 250, 35.3, 182, 1500, 'Automatic'),
      ],
      trims: {
        S: [33200, 2019, 2021],
        'R-Dynamic S': [34500, 2019, 2024],
        'R-Dynamic SE': [37500, 2019, 2022],
        'R-Dynamic HSE': [39500, 2020, 2024],
      },
    },
  ),
  car(
    'E-Pace',
    { body: 'SUV', weight: 3 },
    {
      sold: [2018, 2020],
      engines: [
        diesel([2018, 2018], '2.0d', 2.0, 150, 60.1, 124, -3500),
        diesel([2018, 2018], '2.0d [180]', 2.0, 180, 50.4, 147, 500, 'Automatic'),
        diesel([2019, 2020], '2.0d', 2.0, 150, 40.9, 182, -3500),
        diesel([2019, 2020], '2.0d [180]', 2.0, 180, 37.7, 197, 500, 'Automatic'),
      ],
      trims: { '': [36000, 2018, 2020], S: 38000, 'R-Dynamic S': 39500, 'R-Dynamic SE': 42500 },
    },
    {
      sold: [2020, 2024],
      engines: [diesel([2020, 2024], '2.0 D165', 2.0, 163, 42.8, 172, 0, 'Automatic')],
      trims: {
        S: [37200, 2020, 2022],
        'R-Dynamic S': [39200, 2020, 2023],
        'R-Dynamic SE': [42000, 2020, 2022],
        'R-Dynamic SE Black': [43500, 2022, 2024],
      },
    },
    {
      sold: [2020, 2024],
      engines: [plugIn([2020, 2024], '1.5 P300e', 1.5, 309, 155.9, 44, 0, 'Automatic')],
      trims: { 'R-Dynamic S': [46500, 2020, 2023], 'R-Dynamic SE': [49500, 2020, 2024] },
    },
  ),
  car(
    'F-Pace',
    { body: 'SUV', weight: 3 },
    {
      sold: [2016, 2020],
      engines: [
        diesel([2016, 2018], '2.0d', 2.0, 180, 57.7, 129, -2500),
        diesel([2016, 2018], '2.0d AWD', 2.0, 180, 53.3, 139, 0, 'Automatic'),
        diesel([2019, 2020], '2.0d [180] AWD', 2.0, 180, 42.2, 178, 0, 'Automatic'),
      ],
      trims: {
        Prestige: 44000,
        'R-Sport': 46500,
        Portfolio: 47500,
        'Chequered Flag': [49000, 2019, 2020],
      },
    },
    {
      sold: [2020, 2025],
      engines: [diesel([2020, 2025], '2.0 D200', 2.0, 204, 45.5, 163, 0, 'Automatic')],
      trims: {
        'R-Dynamic S': [46000, 2020, 2025],
        'R-Dynamic SE': 49500,
        'R-Dynamic HSE': [53500, 2020, 2024],
      },
    },
    {
      sold: [2020, 2025],
      engines: [plugIn([2020, 2025], '2.0 P400e', 2.0, 404, 130.2, 49, 0, 'Automatic')],
      trims: { 'R-Dynamic S': [56500, 2020, 2023], 'R-Dynamic SE': 60500, 'R-Dynamic HSE': 64500 },
    },
  ),
  car(
    'I-Pace',
    { body: 'SUV', weight: 2 },
    {
      sold: [2018, 2024],
      engines: [electric([2018, 2024], '294kW EV400 90kWh', 400)],
      trims: {
        S: [65200, 2018, 2022],
        SE: [70500, 2018, 2022],
        HSE: [75500, 2018, 2022],
        'R-Dynamic HSE Black': [77500, 2022, 2024],
      },
    },
  ),
);
