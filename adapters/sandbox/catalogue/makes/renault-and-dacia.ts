import { car, diesel, electric, hybrid, modelsOf, petrol } from '../catalogue-model';

export const RENAULT = modelsOf(
  'Renault',
  car(
    'Clio',
    { body: 'Hatchback', style: 'city', weight: 9 },
    {
      sold: [2009, 2012],
      engines: [
        petrol([2009, 2012], '1.2 16V', 1.1, 75, 49.6, 135),
        petrol([2009, 2012], '1.2 TCe', 1.1, 100, 49.6, 129, 900),
        diesel([2009, 2012], '1.5 dCi 88', 1.5, 88, 70.6, 106, 1400),
        petrol([2009, 2011], '1.6 VVT', 1.6, 110, 38.7, 173, 1500, 'Automatic'),
      ],
      trims: {
        Expression: [16000, 2009, 2012],
        'Expression+': [16400, 2011, 2012],
        Dynamique: [17300, 2009, 2010],
        'Dynamique TomTom': [17800, 2010, 2012],
      },
    },
    {
      sold: [2013, 2019],
      autoName: 'EDC',
      engines: [
        petrol([2013, 2017], '1.2 16V', 1.1, 75, 51.4, 127, -800),
        petrol([2013, 2018], '0.9 TCe 90', 0.9, 90, 62.8, 104),
        petrol([2019, 2019], '0.9 TCe 90', 0.9, 90, 47.9, 134),
        petrol([2013, 2017], '1.2 TCe', 1.2, 120, 54.3, 120, 2300, 'Semi-Auto'),
        diesel([2013, 2018], '1.5 dCi 90', 1.5, 90, 83.1, 90, 1400),
      ],
      trims: {
        'Expression+': [16100, 2013, 2016],
        Play: [16400, 2016, 2019],
        'Dynamique MediaNav': [17400, 2013, 2015],
        'Dynamique Nav': [17600, 2015, 2018],
        'Dynamique S Nav': [18800, 2014, 2018],
        Iconic: [17500, 2018, 2019],
        'GT Line': [19400, 2017, 2019],
      },
    },
    {
      sold: [2019, 2026],
      autoName: 'CVT',
      engines: [
        petrol([2019, 2020], '1.0 TCe 100', 1.0, 100, 54.3, 118),
        petrol([2020, 2026], '1.0 TCe 90', 1.0, 90, 54.3, 118),
        petrol([2021, 2023], '1.0 TCe 90', 1.0, 90, 49.6, 130, 1300, 'Automatic'),
        diesel([2019, 2020], '1.5 dCi 85', 1.5, 85, 67.3, 110, 1400),
      ],
      trims: {
        Play: [16400, 2019, 2021],
        Iconic: [17800, 2019, 2022],
        'S Edition': [19000, 2019, 2022],
        'RS Line': [20300, 2019, 2022],
        Evolution: [17800, 2022, 2026],
        Techno: [20100, 2022, 2026],
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        hybrid([2020, 2022], '1.6 E-TECH Hybrid 140', 1.6, 140, 64.2, 99),
        hybrid([2022, 2026], '1.6 E-TECH full hybrid 145', 1.6, 145, 67.3, 96, 500),
      ],
      trims: {
        Play: [19900, 2020, 2021],
        Iconic: [21200, 2020, 2022],
        'S Edition': [22400, 2020, 2022],
        'RS Line': [23700, 2020, 2022],
        Evolution: [21200, 2022, 2026],
        Techno: [23300, 2022, 2026],
        'Esprit Alpine': [25300, 2023, 2026],
      },
    },
  ),
  car(
    'Captur',
    { body: 'SUV', autoName: 'EDC', weight: 8 },
    {
      sold: [2013, 2019],
      engines: [
        petrol([2013, 2018], '0.9 TCe 90', 0.9, 90, 56.5, 113),
        petrol([2019, 2019], '0.9 TCe 90', 0.9, 90, 45.6, 140),
        petrol([2013, 2018], '1.2 TCe', 1.2, 120, 52.3, 125, 2500, 'Semi-Auto'),
        diesel([2013, 2018], '1.5 dCi 90', 1.5, 90, 76.3, 95, 1500),
        diesel([2015, 2018], '1.5 dCi 90', 1.5, 90, 72.4, 99, 2700, 'Semi-Auto'),
      ],
      trims: {
        'Expression+': [18900, 2013, 2017],
        'Dynamique MediaNav': [20200, 2013, 2015],
        'Dynamique Nav': [20300, 2015, 2018],
        'Dynamique S Nav': [21800, 2014, 2018],
        Play: [19400, 2018, 2019],
        Iconic: [20400, 2018, 2019],
        'GT Line': [22700, 2018, 2019],
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2020], '1.0 TCe 100', 1.0, 100, 46.3, 137),
        petrol([2021, 2026], '1.0 TCe 90', 1.0, 90, 47.9, 133),
        petrol([2020, 2020], '1.3 TCe 130', 1.3, 130, 45.6, 140, 2300, 'Semi-Auto'),
        petrol([2021, 2024], '1.3 TCe 140', 1.3, 140, 47.9, 135, 2500, 'Semi-Auto'),
        diesel([2020, 2020], '1.5 dCi 95', 1.5, 95, 58.9, 126, 1500),
      ],
      trims: {
        Play: [19500, 2020, 2021],
        Iconic: [20400, 2020, 2022],
        'S Edition': [22200, 2020, 2022],
        'RS Line': [24200, 2021, 2022],
        Evolution: [21500, 2022, 2026],
        Techno: [23500, 2022, 2026],
      },
    },
    {
      sold: [2021, 2026],
      autoName: 'Auto',
      engines: [hybrid([2021, 2026], '1.6 E-Tech Hybrid 145', 1.6, 145, 57.6, 112)],
      trims: {
        Iconic: [24800, 2021, 2022],
        'S Edition': [26500, 2021, 2022],
        'RS Line': [28400, 2021, 2022],
        Evolution: [25500, 2022, 2026],
        Techno: [27500, 2022, 2026],
      },
    },
  ),
  car(
    'Megane',
    { body: 'Hatchback', autoName: 'EDC', weight: 3 },
    {
      sold: [2009, 2016],
      engines: [
        petrol([2009, 2014], '1.6 16V', 1.6, 110, 40.9, 159, -900),
        petrol([2012, 2016], '1.2 TCe', 1.2, 115, 53.3, 119),
        diesel([2009, 2012], '1.5 dCi 110', 1.5, 110, 64.2, 114, 1400),
        diesel([2012, 2016], '1.5 dCi 110', 1.5, 110, 80.7, 90, 1500),
        diesel([2010, 2016], '1.5 dCi 110', 1.5, 110, 65.7, 110, 2800, 'Semi-Auto'),
      ],
      trims: {
        Expression: [20500, 2009, 2012],
        'Expression+': [21200, 2012, 2015],
        'Dynamique TomTom': [22500, 2010, 2015],
        Dynamique: [21900, 2009, 2010],
        'Dynamique Nav': [22700, 2015, 2016],
        'GT Line TomTom': [24300, 2010, 2015],
      },
    },
    {
      sold: [2016, 2021],
      engines: [
        petrol([2016, 2018], '1.2 TCe', 1.2, 130, 52.3, 120),
        petrol([2018, 2021], '1.3 TCe', 1.3, 140, 47.1, 136, 300),
        petrol([2018, 2021], '1.3 TCe', 1.3, 140, 46.3, 138, 1800, 'Semi-Auto'),
        diesel([2016, 2018], '1.5 dCi', 1.5, 110, 76.3, 96, 1500),
        diesel([2018, 2021], '1.5 Blue dCi 115', 1.5, 115, 62.8, 117, 1700),
      ],
      trims: {
        'Expression+': [20500, 2016, 2018],
        'Dynamique Nav': [22400, 2016, 2018],
        'Dynamique S Nav': [24100, 2016, 2018],
        Play: [20900, 2018, 2020],
        Iconic: [21900, 2018, 2021],
        'GT Line': [24000, 2018, 2020],
        'RS Line': [24500, 2020, 2021],
      },
    },
  ),
  car(
    'Kadjar',
    { body: 'SUV', autoName: 'EDC', weight: 5 },
    {
      sold: [2015, 2022],
      engines: [
        petrol([2015, 2018], '1.2 TCe', 1.2, 130, 50.4, 126),
        petrol([2018, 2022], '1.3 TCe', 1.3, 140, 43.5, 145),
        petrol([2019, 2022], '1.3 TCe', 1.3, 140, 44.1, 145, 1500, 'Semi-Auto'),
        diesel([2015, 2018], '1.5 dCi', 1.5, 110, 74.3, 99, 1700),
        diesel([2015, 2018], '1.5 dCi', 1.5, 110, 72.4, 103, 2900, 'Semi-Auto'),
        diesel([2019, 2021], '1.5 Blue dCi', 1.5, 115, 54.3, 136, 2000),
      ],
      trims: {
        'Expression+': [23300, 2015, 2017],
        'Dynamique Nav': [24800, 2015, 2018],
        'Dynamique S Nav': [26200, 2015, 2018],
        'Signature Nav': [27700, 2015, 2018],
        Play: [23700, 2019, 2020],
        Iconic: [24200, 2019, 2022],
        'S Edition': [25700, 2019, 2021],
        'GT Line': [27200, 2019, 2021],
      },
    },
  ),
  car(
    'Zoe',
    { body: 'Hatchback', style: 'city', weight: 4 },
    {
      sold: [2013, 2019],
      engines: [
        electric([2013, 2016], '65kW 22kWh', 87),
        electric([2017, 2018], '65kW R90 41kWh', 91, 3500),
        electric([2018, 2019], '80kW R110 41kWh', 107, 4000),
      ],
      trims: {
        Expression: [22000, 2013, 2016],
        'Dynamique Intens': [23500, 2013, 2016],
        'Dynamique Nav': [23900, 2016, 2019],
        'Signature Nav': [25500, 2017, 2019],
      },
    },
    {
      sold: [2019, 2024],
      engines: [
        electric([2019, 2022], '80kW R110 50kWh', 107),
        electric([2019, 2024], '100kW R135 50kWh', 134, 1800),
      ],
      trims: {
        Play: [27900, 2019, 2021],
        Iconic: [29900, 2019, 2022],
        'GT Line': [31900, 2019, 2022],
        Techno: [31000, 2022, 2024],
      },
    },
  ),
);

export const DACIA = modelsOf(
  'Dacia',
  car(
    'Sandero',
    { body: 'Hatchback', style: 'city', weight: 5 },
    {
      sold: [2013, 2020],
      engines: [
        petrol([2013, 2016], '1.2 75', 1.1, 75, 48.7, 135, -1200),
        petrol([2013, 2018], '0.9 TCe', 0.9, 90, 54.3, 116),
        petrol([2017, 2018], '1.0 SCe', 1.0, 75, 54.3, 117, -1000),
        petrol([2019, 2020], '1.0 SCe', 1.0, 73, 46.3, 138, -1000),
        petrol([2019, 2020], '0.9 TCe', 0.9, 90, 46.3, 139),
        diesel([2013, 2018], '1.5 dCi', 1.5, 90, 74.3, 98, 1300),
      ],
      trims: {
        Access: [10500, 2013, 2018],
        Ambiance: [12200, 2013, 2018],
        Laureate: [13600, 2013, 2018],
        Essential: [12600, 2018, 2020],
        Comfort: [14000, 2018, 2020],
      },
    },
    {
      sold: [2021, 2026],
      autoName: 'CVT',
      engines: [
        petrol([2021, 2022], '1.0 SCe', 1.0, 65, 53.3, 121, -1200),
        petrol([2021, 2026], '1.0 TCe', 1.0, 90, 53.3, 120),
        petrol([2021, 2026], '1.0 TCe', 1.0, 90, 49.6, 130, 1200, 'Automatic'),
      ],
      trims: {
        Essential: 12600,
        Comfort: [14000, 2021, 2022],
        Expression: [14800, 2022, 2026],
        Journey: [15800, 2023, 2026],
      },
    },
  ),
  car(
    'Sandero Stepway',
    { body: 'Hatchback', weight: 4 },
    {
      sold: [2013, 2020],
      engines: [
        petrol([2013, 2018], '0.9 TCe', 0.9, 90, 52.3, 120),
        petrol([2019, 2020], '0.9 TCe', 0.9, 90, 43.5, 148),
        diesel([2013, 2018], '1.5 dCi', 1.5, 90, 70.6, 105, 1400),
      ],
      trims: {
        Ambiance: [13900, 2013, 2018],
        Laureate: [15300, 2013, 2018],
        Essential: [14400, 2018, 2020],
        Comfort: [15800, 2018, 2020],
        Techroad: [16500, 2019, 2020],
      },
    },
    {
      sold: [2021, 2026],
      autoName: 'CVT',
      engines: [
        petrol([2021, 2026], '1.0 TCe', 1.0, 90, 50.4, 127),
        petrol([2021, 2026], '1.0 TCe', 1.0, 90, 46.3, 139, 1200, 'Automatic'),
      ],
      trims: {
        Essential: 14400,
        Comfort: [15800, 2021, 2022],
        Prestige: [16800, 2021, 2022],
        Expression: [15900, 2022, 2026],
        Extreme: [17300, 2022, 2026],
      },
    },
  ),
  car(
    'Duster',
    { body: 'SUV', weight: 6 },
    {
      sold: [2013, 2018],
      engines: [
        petrol([2013, 2015], '1.6 16V 105', 1.6, 105, 39.8, 165, -800),
        petrol([2015, 2018], '1.6 SCe 115', 1.6, 115, 44.1, 145, -800),
        petrol([2014, 2016], '1.2 TCe 125', 1.2, 125, 46.3, 138, 500),
        diesel([2013, 2018], '1.5 dCi 110', 1.5, 108, 56.5, 130, 1400),
      ],
      trims: {
        Access: 14200,
        Ambiance: 15600,
        Laureate: [17300, 2013, 2017],
        'SE Summit': [17800, 2016, 2018],
      },
    },
    {
      sold: [2018, 2024],
      engines: [
        petrol([2018, 2019], '1.6 SCe', 1.6, 115, 36.2, 179, -500),
        petrol([2019, 2021], '1.0 TCe 100', 1.0, 100, 44.1, 144),
        petrol([2021, 2024], '1.0 TCe 90', 1.0, 90, 46.3, 139),
        petrol([2019, 2024], '1.3 TCe 130', 1.3, 130, 44.1, 145, 2000),
        diesel([2018, 2023], '1.5 Blue dCi', 1.5, 115, 54.3, 136, 1900),
      ],
      trims: {
        Access: [14200, 2018, 2021],
        Essential: 15800,
        Comfort: [17600, 2018, 2022],
        Prestige: [19100, 2018, 2022],
        Expression: [18000, 2022, 2024],
        Journey: [19600, 2022, 2024],
      },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '1.2 TCe 130', 1.2, 130, 51.4, 124),
        hybrid([2024, 2026], '1.6 HEV', 1.6, 140, 55.4, 114, 3000),
      ],
      trims: { Expression: 21500, Journey: 23800, Extreme: 24300 },
    },
  ),
);
