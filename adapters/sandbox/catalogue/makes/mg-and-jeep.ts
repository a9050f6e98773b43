import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const MG = modelsOf(
  'MG',
  car(
    'MG3',
    { body: 'Hatchback', style: 'city', weight: 4 },
    {
      sold: [2013, 2023],
      engines: [
        petrol([2013, 2018], '1.5 VTi-TECH', 1.5, 106, 51.4, 124),
        petrol([2018, 2023], '1.5 VTi-TECH', 1.5, 106, 42.2, 147),
      ],
      trims: {
        '3Time': [11500, 2013, 2018],
        '3Form': [12500, 2013, 2018],
        '3Style': [13300, 2013, 2018],
        Explore: [11600, 2018, 2020],
        Excite: [13000, 2018, 2023],
        Exclusive: [14200, 2018, 2023],
      },
    },
    {
      sold: [2024, 2026],
      engines: [
        hybrid([2024, 2026], '1.5 Hybrid+', 1.5, 192, 64.2, 100),
        petrol([2024, 2026], '1.5 VTi-TECH', 1.5, 114, 47.1, 136, -2000),
      ],
      trims: { SE: 18500, Trophy: 20500 },
    },
  ),
  car(
    'ZS',
    { body: 'SUV', weight: 6 },
    {
      sold: [2017, 2024],
      engines: [
        petrol([2017, 2018], '1.5 VTi-TECH', 1.5, 106, 49.6, 129),
        petrol([2019, 2024], '1.5 VTi-TECH', 1.5, 106, 41.5, 155),
        petrol([2017, 2018], '1.0T GDi', 1.0, 111, 44.9, 144, 2300, 'Automatic'),
        petrol([2019, 2024], '1.0T GDi', 1.0, 111, 37.7, 168, 1500, 'Automatic'),
      ],
      trims: {
        Explore: [16000, 2017, 2019],
        Excite: [18300, 2017, 2023],
        Exclusive: 20500,
        SE: [18700, 2023, 2024],
      },
    },
    {
      sold: [2019, 2024],
      engines: [
        electric([2019, 2021], '105kW 44.5kWh', 141),
        electric([2021, 2024], '115kW Long Range 72kWh', 154, 2500),
        electric([2022, 2024], '130kW 51kWh', 174, 800),
      ],
      trims: {
        Excite: [29000, 2019, 2022],
        Exclusive: [31500, 2019, 2022],
        SE: [29800, 2021, 2024],
        Trophy: [32300, 2021, 2024],
      },
    },
    {
      sold: [2024, 2026],
      engines: [hybrid([2024, 2026], '1.5 Hybrid+', 1.5, 194, 55.4, 115)],
      trims: { SE: 22500, Trophy: 25000 },
    },
  ),
  car(
    'MG4',
    { body: 'Hatchback', weight: 4 },
    {
      sold: [2022, 2026],
      engines: [electric([2022, 2026], '150kW Long Range 64kWh', 201)],
      trims: { SE: 29900, Trophy: 32400 },
    },
    {
      sold: [2022, 2026],
      engines: [electric([2022, 2026], '125kW 51kWh', 168)],
      trims: { SE: 27000 },
    },
  ),
  car(
    'MG5',
    { body: 'Estate', weight: 2 },
    {
      sold: [2020, 2022],
      engines: [
        electric([2020, 2021], '115kW 52.5kWh', 154),
        electric([2021, 2022], '115kW Long Range 61kWh', 154, 1500),
      ],
      trims: { Excite: 29000, Exclusive: 31500 },
    },
    {
      sold: [2022, 2025],
      engines: [electric([2022, 2025], '115kW Long Range 61kWh', 154)],
      trims: { SE: 31000, Trophy: 33500 },
    },
  ),
  car(
    'HS',
    { body: 'SUV', weight: 4 },
    {
      sold: [2019, 2024],
      engines: [
        petrol([2019, 2024], '1.5 T-GDi', 1.5, 160, 37.9, 168),
        petrol([2019, 2024], '1.5 T-GDi', 1.5, 160, 35.3, 182, 1500, 'Semi-Auto'),
        plugIn([2020, 2024], '1.5 T-GDi PHEV', 1.5, 254, 155.8, 43, 7500),
      ],
      trims: {
        Explore: [21500, 2019, 2020],
        Excite: [23500, 2019, 2022],
        Exclusive: [26000, 2019, 2022],
        SE: [24000, 2022, 2024],
        Trophy: [26500, 2022, 2024],
      },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '1.5 T-GDi', 1.5, 167, 37.2, 173),
        hybrid([2025, 2026], '1.5 Hybrid+', 1.5, 221, 51.4, 125, 3500),
        plugIn([2024, 2026], '1.5 T-GDi PHEV', 1.5, 268, 672.6, 12, 6500),
      ],
      trims: { SE: 25000, Trophy: 27500 },
    },
  ),
);

export const JEEP = modelsOf(
  'Jeep',
  car(
    'Renegade',
    { body: 'SUV', weight: 2 },
    {
      sold: [2015, 2018],
      autoName: 'DDCT',
      engines: [
        petrol([2015, 2018], '1.4 Multiair', 1.4, 140, 47.1, 140),
        petrol([2015, 2018], '1.4 Multiair', 1.4, 140, 47.9, 137, 1400, 'Semi-Auto'),
        diesel([2015, 2018], '1.6 Multijet', 1.6, 120, 61.4, 120, 1500),
      ],
      trims: { Sport: 20200, Longitude: 22200, Limited: 25000 },
    },
    {
      sold: [2018, 2022],
      autoName: 'DDCT',
      engines: [
        petrol([2018, 2022], '1.0 T3 GSE', 1.0, 120, 42.2, 154),
        petrol([2018, 2022], '1.3 T4 GSE', 1.3, 150, 41.5, 155, 3000, 'Semi-Auto'),
      ],
      trims: {
        Longitude: [22200, 2018, 2021],
        'Night Eagle': [22900, 2019, 2022],
        Limited: 25000,
      },
    },
    {
      sold: [2020, 2024],
      engines: [plugIn([2020, 2024], '1.3 Turbo 4xe PHEV', 1.3, 190, 128.4, 51)],
      trims: { Longitude: [32500, 2020, 2021], Limited: [34500, 2020, 2023], Trailhawk: 36500 },
    },
  ),
  car(
    'Compass',
    { body: 'SUV', weight: 2 },
    {
      sold: [2018, 2020],
      engines: [
        petrol([2018, 2018], '1.4 Multiair 140', 1.4, 140, 45.6, 144),
        petrol([2019, 2020], '1.4 Multiair 140', 1.4, 140, 37.2, 173),
        diesel([2018, 2020], '1.6 Multijet 120', 1.6, 120, 50.4, 147, 1800),
      ],
      trims: {
        Sport: [25200, 2018, 2019],
        Longitude: 26500,
        Limited: 29000,
        'Night Eagle': [27300, 2019, 2020],
      },
    },
    {
      sold: [2020, 2022],
      autoName: 'DDCT',
      engines: [
        petrol([2020, 2022], '1.3 T4', 1.3, 130, 41.5, 158),
        petrol([2021, 2022], '1.3 T4 150', 1.3, 150, 41.5, 159, 1900, 'Semi-Auto'),
      ],
      trims: { 'Night Eagle': 27700, Limited: 29700 },
    },
    {
      sold: [2020, 2025],
      engines: [plugIn([2020, 2025], '1.3 T4 PHEV 4xe', 1.3, 240, 148.7, 46)],
      trims: {
        Limited: [36500, 2020, 2023],
        S: [38500, 2020, 2023],
        Summit: [40000, 2023, 2025],
        Upland: [38900, 2022, 2023],
      },
    },
    {
      sold: [2025, 2026],
      engines: [
        hybrid([2025, 2026], '1.2 e-Hybrid', 1.2, 145, 50.4, 126),
        electric([2025, 2026], '157kW 74kWh', 213, 1500),
      ],
      trims: { 'First Edition': 37000, Altitude: 36500 },
    },
  ),
);
