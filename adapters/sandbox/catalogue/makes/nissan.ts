import { car, diesel, electric, hybrid, modelsOf, petrol } from '../catalogue-model';

export const NISSAN = modelsOf(
  'Nissan',
  car(
    'Micra',
    { body: 'Hatchback', style: 'city', autoName: 'CVT', weight: 6 },
    {
      sold: [2010, 2017],
      engines: [
        petrol([2010, 2017], '1.2', 1.2, 79, 56.5, 115),
        petrol([2010, 2017], '1.2', 1.2, 79, 52.3, 125, 1000, 'Automatic'),
        petrol([2011, 2017], '1.2 DiG-S', 1.2, 97, 65.7, 99, 1100),
      ],
      trims: {
        Visia: 13300,
        Acenta: 14900,
        Tekna: [16600, 2010, 2017],
        'N-Tec': [16300, 2011, 2017],
      },
    },
    {
      sold: [2017, 2023],
      engines: [
        petrol([2017, 2018], '0.9 IG-T', 0.9, 89, 64.2, 99),
        petrol([2017, 2018], '1.0', 1.0, 69, 61.4, 103, -900),
        diesel([2017, 2018], '1.5 dCi', 1.5, 89, 80.7, 92, 1800),
        petrol([2019, 2021], '1.0 IG-T 100', 1.0, 99, 50.4, 127),
        petrol([2019, 2021], '1.0 IG-T 100', 1.0, 99, 45.6, 140, 1400, 'Automatic'),
        petrol([2021, 2023], '1.0 IG-T 92', 1.0, 91, 53.3, 123),
        petrol([2021, 2023], '1.0 IG-T 92', 1.0, 91, 44.8, 141, 1500, 'Automatic'),
      ],
      trims: {
        Visia: [14600, 2017, 2021],
        Acenta: 17200,
        'N-Connecta': [18000, 2017, 2020],
        'N-Sport': [18700, 2019, 2022],
        Tekna: 19400,
      },
    },
    {
      sold: [2025, 2026],
      autoName: 'Auto',
      engines: [
        electric([2025, 2026], '90kW 40kWh', 121),
        electric([2025, 2026], '110kW 52kWh', 148, 3000),
      ],
      trims: { Engage: 23000, Advance: 25000 },
    },
  ),
  car(
    'Juke',
    { body: 'SUV', autoName: 'DCT', weight: 9 },
    {
      sold: [2010, 2019],
      autoName: 'CVT',
      engines: [
        petrol([2010, 2014], '1.6', 1.6, 115, 47.1, 139),
        petrol([2010, 2014], '1.6', 1.6, 115, 44.8, 145, 1300, 'Automatic'),
        petrol([2014, 2018], '1.6', 1.6, 92, 47.1, 138, -700),
        petrol([2014, 2018], '1.2 DiG-T', 1.2, 113, 50.4, 128, 700),
        petrol([2014, 2018], '1.6', 1.6, 115, 44.8, 145, 1300, 'Automatic'),
        petrol([2018, 2019], '1.6', 1.6, 110, 38.2, 167, 0),
        diesel([2010, 2018], '1.5 dCi', 1.5, 109, 70.6, 104, 1700),
      ],
      trims: {
        Visia: [18700, 2010, 2018],
        Acenta: 20500,
        'Acenta Premium': [21400, 2011, 2015],
        'N-Connecta': [22400, 2015, 2018],
        Tekna: 23200,
        'Bose Personal Edition': [22900, 2018, 2019],
      },
    },
    {
      sold: [2019, 2026],
      engines: [
        petrol([2019, 2021], '1.0 DiG-T', 1.0, 115, 47.9, 135),
        petrol([2021, 2026], '1.0 DiG-T 114', 1.0, 112, 48.7, 132),
        petrol([2019, 2021], '1.0 DiG-T', 1.0, 115, 44.8, 144, 1500, 'Semi-Auto'),
        petrol([2021, 2026], '1.0 DiG-T 114', 1.0, 112, 46.3, 138, 1500, 'Semi-Auto'),
        hybrid([2022, 2026], '1.6 Hybrid', 1.6, 141, 56.5, 114, 4700),
      ],
      trims: {
        Acenta: 21900,
        'N-Connecta': 23600,
        Tekna: 25000,
        'Tekna+': [26300, 2019, 2024],
      },
    },
  ),
  car(
    'Qashqai',
    { body: 'SUV', autoName: 'Xtronic', weight: 14 },
    {
      sold: [2009, 2013],
      autoName: 'CVT',
      engines: [
        petrol([2009, 2010], '1.6', 1.6, 113, 42.2, 155),
        petrol([2010, 2013], '1.6', 1.6, 115, 45.6, 144),
        petrol([2009, 2013], '2.0', 2.0, 138, 36.7, 179, 2400, 'Automatic'),
        diesel([2009, 2010], '1.5 dCi', 1.5, 104, 54.3, 137, 1700),
        diesel([2010, 2013], '1.5 dCi [110]', 1.5, 108, 54.3, 137, 1700),
        diesel([2011, 2013], '1.6 dCi', 1.6, 128, 62.8, 119, 2500),
      ],
      trims: {
        Visia: 24200,
        Acenta: 26000,
        'N-Tec': [27800, 2009, 2012],
        'N-Tec+': [28400, 2011, 2013],
        Tekna: 29800,
      },
    },
    {
      sold: [2014, 2021],
      engines: [
        petrol([2014, 2018], '1.2 DiG-T', 1.2, 113, 50.4, 129),
        petrol([2014, 2018], '1.2 DiG-T', 1.2, 113, 50.4, 129, 1400, 'Automatic'),
        petrol([2019, 2021], '1.3 DiG-T', 1.3, 138, 42.2, 153, 400),
        petrol([2019, 2021], '1.3 DiG-T 160', 1.3, 158, 42.2, 153, 2200, 'Semi-Auto'),
        diesel([2014, 2018], '1.5 dCi', 1.5, 108, 74.3, 99, 1800),
        diesel([2014, 2018], '1.6 dCi', 1.6, 128, 64.2, 115, 2900),
        diesel([2019, 2020], '1.5 dCi 115', 1.5, 113, 53.3, 138, 1800),
      ],
      trims: {
        Visia: [24200, 2014, 2019],
        Acenta: [26000, 2014, 2018],
        'Acenta Premium': [26600, 2018, 2021],
        'N-Connecta': [28400, 2015, 2021],
        'N-Tec': [27900, 2014, 2015],
        Tekna: 30400,
      },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2026], '1.3 DiG-T MH', 1.3, 138, 44.1, 145),
        petrol([2021, 2026], '1.3 DiG-T MH 158', 1.3, 156, 44.1, 144, 600),
        petrol([2021, 2026], '1.3 DiG-T MH 158', 1.3, 156, 44.8, 143, 2200, 'Automatic'),
      ],
      trims: {
        Visia: [25600, 2021, 2023],
        'Acenta Premium': 27900,
        'N-Connecta': 30300,
        Tekna: 32800,
        'Tekna+': 35200,
      },
    },
    {
      sold: [2022, 2026],
      autoName: 'Auto',
      engines: [hybrid([2022, 2026], '1.5 E-Power', 1.5, 188, 53.3, 119)],
      trims: { 'Acenta Premium': 32500, 'N-Connecta': 34900, Tekna: 37400, 'Tekna+': 39700 },
    },
  ),
  car(
    'X-Trail',
    { body: 'SUV', seats: 7, autoName: 'Xtronic', weight: 4 },
    {
      sold: [2009, 2013],
      seats: 5,
      autoName: 'Auto',
      engines: [
        diesel([2009, 2013], '2.0 dCi', 2.0, 148, 44.1, 168),
        diesel([2009, 2013], '2.0 dCi', 2.0, 148, 39.2, 188, 1400, 'Automatic'),
      ],
      trims: { Acenta: 32400, Tekna: 35600, Sport: [33500, 2009, 2010] },
    },
    {
      sold: [2014, 2022],
      engines: [
        diesel([2014, 2018], '1.6 dCi', 1.6, 128, 57.6, 129),
        diesel([2014, 2018], '1.6 dCi', 1.6, 128, 55.4, 135, 1400, 'Automatic'),
        petrol([2015, 2018], '1.6 DiG-T', 1.6, 161, 45.6, 145, -1600),
        diesel([2019, 2020], '1.7 dCi', 1.7, 148, 46.3, 160),
        petrol([2019, 2022], '1.3 DiG-T', 1.3, 158, 36.2, 177, -300, 'Semi-Auto'),
      ],
      trims: {
        Visia: [29300, 2014, 2022],
        Acenta: [31500, 2014, 2018],
        'Acenta Premium': [32200, 2018, 2022],
        'N-Connecta': [34800, 2016, 2022],
        'N-Tec': [34200, 2014, 2016],
        Tekna: 36400,
      },
    },
    {
      sold: [2022, 2026],
      autoName: 'Auto',
      engines: [
        petrol([2022, 2026], '1.5 MH', 1.5, 161, 39.8, 161, 0, 'Automatic'),
        hybrid([2022, 2026], '1.5 E-Power 204', 1.5, 201, 48.7, 131, 2400),
      ],
      trims: { 'Acenta Premium': 33500, 'N-Connecta': 36500, Tekna: 39000 },
    },
  ),
  car(
    'Leaf',
    { body: 'Hatchback', weight: 6 },
    {
      sold: [2011, 2017],
      engines: [
        electric([2011, 2013], '80kW 24kWh', 107),
        electric([2013, 2017], '80kW 24kWh', 107, -1000),
        electric([2016, 2017], '80kW 30kWh', 107, 800),
      ],
      trims: {
        '': [28900, 2011, 2013],
        Visia: [26000, 2013, 2016],
        Acenta: [28000, 2013, 2017],
        Tekna: [30000, 2013, 2017],
      },
    },
    {
      sold: [2018, 2024],
      engines: [
        electric([2018, 2022], '110kW 40kWh', 148),
        electric([2022, 2024], '110kW 39kWh', 148),
      ],
      trims: {
        Acenta: 28900,
        'N-Connecta': 30500,
        Tekna: 32400,
        Shiro: [30000, 2022, 2024],
      },
    },
    {
      sold: [2019, 2024],
      engines: [
        electric([2019, 2022], '160kW e+ 62kWh', 215),
        electric([2022, 2024], '160kW e+ 59kWh', 215),
      ],
      trims: { 'N-Tec': [34700, 2019, 2022], Tekna: 36900 },
    },
  ),
);
