import { car, diesel, electric, modelsOf, petrol, plugIn } from '../catalogue-model';

export const SKODA = modelsOf(
  'Skoda',
  car(
    'Citigo',
    { body: 'Hatchback', style: 'city', seats: 4, autoName: 'ASG', weight: 3 },
    {
      sold: [2012, 2019],
      engines: [
        petrol([2012, 2018], '1.0 MPI', 1.0, 59, 62.8, 105),
        petrol([2019, 2019], '1.0 MPI', 1.0, 59, 55.4, 114),
        petrol([2012, 2018], '1.0 MPI 75', 1.0, 74, 60.1, 108, 700),
        petrol([2013, 2018], '1.0 MPI', 1.0, 59, 64.2, 103, 700, 'Semi-Auto'),
      ],
      trims: {
        S: [9700, 2012, 2018],
        SE: 10300,
        Elegance: [11000, 2012, 2014],
        'SE L': [11000, 2014, 2018],
        'Monte Carlo': [11600, 2013, 2019],
      },
    },
  ),
  car(
    'Fabia',
    { body: 'Hatchback', style: 'city', autoName: 'DSG', weight: 7 },
    {
      sold: [2009, 2014],
      engines: [
        petrol([2009, 2014], '1.2 12V', 1.2, 68, 51.4, 128, -500),
        petrol([2010, 2014], '1.2 TSI', 1.2, 85, 55.4, 119),
        petrol([2010, 2014], '1.2 TSI 105', 1.2, 103, 53.3, 124, 1700, 'Semi-Auto'),
        diesel([2010, 2014], '1.6 TDI CR', 1.6, 89, 67.3, 109, 1300),
      ],
      trims: {
        S: [16500, 2009, 2014],
        SE: 17700,
        Elegance: [18900, 2009, 2014],
        'Monte Carlo': [19400, 2011, 2014],
      },
    },
    {
      sold: [2015, 2021],
      engines: [
        petrol([2015, 2018], '1.0 MPI', 1.0, 74, 58.9, 108, -800),
        petrol([2019, 2021], '1.0 MPI', 1.0, 59, 51.4, 124, -800),
        petrol([2015, 2017], '1.2 TSI', 1.2, 89, 60.1, 107),
        petrol([2015, 2017], '1.2 TSI 110', 1.2, 108, 60.1, 109, 1500, 'Semi-Auto'),
        petrol([2017, 2018], '1.0 TSI', 1.0, 94, 65.7, 101),
        petrol([2019, 2021], '1.0 TSI 95', 1.0, 94, 51.4, 125),
        petrol([2019, 2020], '1.0 TSI 110', 1.0, 108, 47.9, 134, 1600, 'Semi-Auto'),
        diesel([2015, 2018], '1.4 TDI', 1.4, 89, 83.1, 88, 1400),
      ],
      trims: {
        S: [16500, 2015, 2021],
        SE: 17900,
        'Colour Edition': [18700, 2016, 2020],
        'SE L': 19000,
        'Monte Carlo': [20300, 2016, 2021],
      },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2026], '1.0 MPI', 1.0, 79, 55.4, 116, -800),
        petrol([2021, 2023], '1.0 TSI 95', 1.0, 94, 56.5, 114),
        petrol([2023, 2026], '1.0 TSI', 1.0, 94, 54.3, 117),
        petrol([2021, 2026], '1.0 TSI 110', 1.0, 108, 50.4, 127, 1600, 'Semi-Auto'),
      ],
      trims: {
        'SE Comfort': 18100,
        'Colour Edition': [18700, 2022, 2025],
        'SE L': 19500,
        'Monte Carlo': [21700, 2022, 2026],
      },
    },
  ),
  car(
    'Scala',
    { body: 'Hatchback', autoName: 'DSG', weight: 3 },
    {
      sold: [2019, 2026],
      engines: [
        petrol([2019, 2020], '1.0 TSI 95', 1.0, 94, 49.6, 129, -900),
        petrol([2019, 2020], '1.0 TSI 115', 1.0, 113, 48.7, 131),
        petrol([2021, 2024], '1.0 TSI 110', 1.0, 108, 52.3, 122),
        petrol([2024, 2026], '1.0 TSI 116', 1.0, 114, 52.3, 122),
        petrol([2019, 2026], '1.5 TSI', 1.5, 148, 48.7, 132, 1800, 'Semi-Auto'),
        diesel([2019, 2020], '1.6 TDI CR', 1.6, 114, 57.6, 128, 1700),
      ],
      trims: {
        S: [19100, 2019, 2021],
        SE: 20300,
        'SE L': 22600,
        'Monte Carlo': [25100, 2020, 2026],
      },
    },
  ),
  car(
    'Octavia',
    { body: 'Hatchback', autoName: 'DSG', weight: 6 },
    {
      sold: [2009, 2013],
      engines: [
        petrol([2009, 2013], '1.4 TSI', 1.4, 120, 42.8, 154),
        petrol([2010, 2013], '1.2 TSI', 1.2, 103, 49.6, 134, -500),
        diesel([2009, 2013], '1.6 TDI CR', 1.6, 103, 62.8, 119, 1200),
        diesel([2009, 2013], '2.0 TDI CR', 2.0, 138, 58.9, 127, 1900),
      ],
      trims: { S: 23700, SE: 24900, Elegance: [26700, 2009, 2013] },
    },
    {
      sold: [2013, 2020],
      engines: [
        petrol([2013, 2017], '1.4 TSI', 1.4, 138, 53.3, 121),
        petrol([2017, 2018], '1.0 TSI', 1.0, 113, 60.1, 108, -600),
        petrol([2019, 2020], '1.0 TSI', 1.0, 113, 50.4, 127, -600),
        petrol([2017, 2018], '1.5 TSI', 1.5, 148, 56.5, 115),
        petrol([2019, 2020], '1.5 TSI', 1.5, 148, 46.3, 138),
        diesel([2013, 2018], '1.6 TDI CR', 1.6, 103, 74.3, 99, 1200),
        diesel([2019, 2020], '1.6 TDI CR', 1.6, 113, 55.4, 134, 1200),
        diesel([2013, 2018], '2.0 TDI CR', 2.0, 148, 68.9, 106, 1900),
        diesel([2013, 2018], '2.0 TDI CR', 2.0, 148, 62.8, 119, 3200, 'Semi-Auto'),
      ],
      trims: {
        S: [23700, 2013, 2019],
        SE: 24900,
        'SE Technology': [25100, 2015, 2020],
        'SE L': [27400, 2014, 2020],
        Elegance: [26800, 2013, 2014],
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2023], '1.0 TSI', 1.0, 108, 53.3, 120, -900),
        petrol([2020, 2026], '1.5 TSI', 1.5, 148, 51.4, 124),
        petrol([2021, 2026], '1.5 TSI e-TEC', 1.5, 148, 53.3, 121, 2300, 'Semi-Auto'),
        diesel([2020, 2026], '2.0 TDI', 2.0, 113, 67.3, 109, 1300),
        diesel([2020, 2026], '2.0 TDI', 2.0, 148, 62.8, 118, 3200, 'Semi-Auto'),
      ],
      trims: {
        'SE Technology': 25100,
        'SE First Edition': [25900, 2020, 2022],
        'SE L': 27700,
        Sportline: [29100, 2021, 2026],
      },
    },
  ),
  car(
    'Octavia',
    { body: 'Estate', autoName: 'DSG', weight: 5 },
    {
      sold: [2009, 2013],
      engines: [
        petrol([2010, 2013], '1.2 TSI', 1.2, 103, 48.7, 136),
        diesel([2009, 2013], '1.6 TDI CR', 1.6, 103, 62.8, 119, 1600),
        diesel([2009, 2013], '2.0 TDI CR', 2.0, 138, 57.6, 129, 2300),
      ],
      trims: { S: 24600, SE: 25800, Elegance: 27600 },
    },
    {
      sold: [2013, 2020],
      engines: [
        petrol([2013, 2017], '1.4 TSI', 1.4, 138, 53.3, 121, 400),
        petrol([2019, 2020], '1.5 TSI', 1.5, 148, 44.8, 142, 400),
        diesel([2013, 2018], '1.6 TDI CR', 1.6, 103, 74.3, 99, 1600),
        diesel([2013, 2018], '2.0 TDI CR', 2.0, 148, 67.3, 110, 2300),
        diesel([2019, 2020], '1.6 TDI CR', 1.6, 113, 54.3, 137, 1600),
        diesel([2019, 2020], '2.0 TDI CR', 2.0, 148, 50.4, 146, 3400, 'Semi-Auto'),
      ],
      trims: {
        SE: 25900,
        'SE Technology': [26200, 2015, 2020],
        'SE L': [28300, 2014, 2020],
        Scout: [30500, 2014, 2020],
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2026], '1.5 TSI', 1.5, 148, 50.4, 127),
        petrol([2021, 2026], '1.5 TSI e-TEC', 1.5, 148, 52.3, 122, 1500, 'Semi-Auto'),
        diesel([2020, 2026], '2.0 TDI', 2.0, 148, 61.4, 121, 2900, 'Semi-Auto'),
      ],
      trims: {
        'SE Technology': 26200,
        'SE L First Edition': [28700, 2020, 2022],
        'SE L': [28900, 2021, 2026],
      },
    },
    {
      sold: [2021, 2024],
      engines: [plugIn([2021, 2024], '1.4 TSI iV', 1.4, 201, 235.4, 25, 0, 'Semi-Auto')],
      trims: { 'SE Technology': 33000, 'SE L': 35200 },
    },
  ),
  car(
    'Superb',
    { body: 'Estate', autoName: 'DSG', weight: 4 },
    {
      sold: [2010, 2015],
      engines: [
        diesel([2010, 2015], '1.6 TDI CR GreenLine', 1.6, 103, 64.2, 116, -1200),
        diesel([2010, 2015], '2.0 TDI CR', 2.0, 138, 52.3, 141),
        diesel([2010, 2015], '2.0 TDI CR 170', 2.0, 168, 49.6, 149, 2300, 'Semi-Auto'),
      ],
      trims: { S: 29500, SE: 31300, Elegance: 34500, 'Laurin and Klement': [37800, 2012, 2015] },
    },
    {
      sold: [2015, 2023],
      engines: [
        petrol([2015, 2018], '1.4 TSI', 1.4, 148, 55.4, 117, -2300),
        petrol([2019, 2023], '1.5 TSI', 1.5, 148, 42.2, 153, -500, 'Semi-Auto'),
        diesel([2015, 2018], '2.0 TDI CR', 2.0, 148, 67.3, 110, -1200),
        diesel([2015, 2018], '2.0 TDI CR', 2.0, 148, 61.4, 119, 0, 'Semi-Auto'),
        diesel([2019, 2020], '2.0 TDI CR', 2.0, 148, 49.6, 149, 0, 'Semi-Auto'),
        diesel([2021, 2023], '2.0 TDI CR', 2.0, 148, 57.6, 128, 0, 'Semi-Auto'),
      ],
      trims: {
        SE: [31300, 2015, 2021],
        'SE Technology': [32000, 2016, 2023],
        'SE L': [33200, 2019, 2023],
        'SE L Executive': [33700, 2015, 2019],
        SportLine: [35900, 2017, 2019],
        'SportLine Plus': [36600, 2018, 2023],
        'Laurin and Klement': 38800,
      },
    },
    {
      sold: [2020, 2023],
      engines: [plugIn([2020, 2023], '1.4 TSI iV', 1.4, 215, 188.3, 33, 0, 'Semi-Auto')],
      trims: { 'SE Technology': 36200, 'SE L': 37700, 'SportLine Plus': 40900 },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '1.5 TSI e-TEC', 1.5, 148, 52.3, 123, 0, 'Semi-Auto'),
        diesel([2024, 2026], '2.0 TDI', 2.0, 148, 57.6, 128, 2000, 'Semi-Auto'),
      ],
      trims: { 'SE Technology': 36200, 'SE L': 39800, 'Laurin and Klement': 43500 },
    },
  ),
  car(
    'Kamiq',
    { body: 'SUV', autoName: 'DSG', weight: 5 },
    {
      sold: [2019, 2026],
      engines: [
        petrol([2019, 2023], '1.0 TSI 95', 1.0, 94, 49.6, 128),
        petrol([2019, 2020], '1.0 TSI 115', 1.0, 113, 47.9, 133, 900),
        petrol([2021, 2023], '1.0 TSI 110', 1.0, 108, 47.9, 134, 2100, 'Semi-Auto'),
        petrol([2024, 2026], '1.0 TSI 116', 1.0, 114, 50.4, 126, 900),
        petrol([2024, 2026], '1.0 TSI 116', 1.0, 114, 48.7, 132, 2300, 'Semi-Auto'),
        petrol([2019, 2026], '1.5 TSI', 1.5, 148, 46.3, 138, 3000, 'Semi-Auto'),
        diesel([2019, 2020], '1.6 TDI CR', 1.6, 114, 52.3, 141, 2700, 'Semi-Auto'),
      ],
      trims: {
        S: [19900, 2019, 2021],
        SE: 21800,
        'SE L': 24000,
        'Monte Carlo': [26500, 2020, 2026],
      },
    },
  ),
  car(
    'Karoq',
    { body: 'SUV', autoName: 'DSG', weight: 6 },
    {
      sold: [2017, 2022],
      engines: [
        petrol([2018, 2018], '1.0 TSI', 1.0, 113, 54.3, 119, -1200),
        petrol([2019, 2021], '1.0 TSI', 1.0, 113, 45.6, 141, -1200),
        petrol([2017, 2018], '1.5 TSI', 1.5, 148, 51.4, 125),
        petrol([2019, 2022], '1.5 TSI', 1.5, 148, 42.8, 150),
        petrol([2019, 2022], '1.5 TSI', 1.5, 148, 40.9, 156, 1400, 'Semi-Auto'),
        diesel([2017, 2018], '1.6 TDI', 1.6, 113, 64.2, 117, 1200),
        diesel([2018, 2020], '2.0 TDI', 2.0, 148, 42.8, 170, 2900, 'Semi-Auto'),
        diesel([2021, 2022], '2.0 TDI', 2.0, 113, 54.3, 136, 1500),
      ],
      trims: {
        SE: 26200,
        'SE Drive': [26900, 2020, 2022],
        'SE L': 29600,
        Edition: [31200, 2017, 2021],
        Scout: [31800, 2019, 2021],
        SportLine: [32300, 2019, 2022],
      },
    },
    {
      sold: [2022, 2026],
      engines: [
        petrol([2022, 2025], '1.0 TSI', 1.0, 108, 47.9, 134, -1200),
        petrol([2022, 2026], '1.5 TSI', 1.5, 148, 45.6, 140),
        petrol([2022, 2026], '1.5 TSI', 1.5, 148, 44.1, 145, 1500, 'Semi-Auto'),
        diesel([2022, 2025], '2.0 TDI', 2.0, 148, 53.3, 139, 2900, 'Semi-Auto'),
      ],
      trims: {
        'SE Drive': [26900, 2022, 2024],
        'SE Edition': [27700, 2024, 2026],
        'SE L': 29600,
        SportLine: 32300,
      },
    },
  ),
  car(
    'Kodiaq',
    { body: 'SUV', seats: 7, autoName: 'DSG', weight: 5 },
    {
      sold: [2016, 2024],
      engines: [
        petrol([2016, 2018], '1.4 TSI', 1.4, 148, 42.2, 154, 0, 'Semi-Auto'),
        petrol([2019, 2024], '1.5 TSI', 1.5, 148, 36.2, 177, 0, 'Semi-Auto'),
        diesel([2016, 2018], '2.0 TDI', 2.0, 148, 53.3, 139, 1500, 'Semi-Auto'),
        diesel([2019, 2021], '2.0 TDI', 2.0, 148, 42.2, 176, 1500, 'Semi-Auto'),
        diesel([2021, 2024], '2.0 TDI', 2.0, 148, 49.6, 149, 1500, 'Semi-Auto'),
      ],
      trims: {
        SE: [34200, 2016, 2021],
        'SE Drive': [35200, 2021, 2024],
        'SE L': 38000,
        Edition: [40400, 2016, 2020],
        Sportline: [41200, 2017, 2024],
      },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '1.5 TSI e-TEC', 1.5, 148, 44.8, 143, 0, 'Semi-Auto'),
        diesel([2024, 2026], '2.0 TDI', 2.0, 148, 50.4, 146, 2000, 'Semi-Auto'),
      ],
      trims: { SE: 38000, 'SE L': 42000, Sportline: 44800 },
    },
  ),
  car(
    'Enyaq iV',
    { body: 'SUV', weight: 3 },
    {
      sold: [2021, 2023],
      engines: [
        electric([2021, 2023], '132kW 60 62kWh', 177),
        electric([2021, 2023], '150kW 80 82kWh', 201, 6800),
      ],
      trims: {
        Nav: [35800, 2021, 2021],
        Loft: 37800,
        Suite: [39900, 2021, 2022],
        Ecosuite: [40600, 2021, 2023],
        Sportline: [43500, 2021, 2023],
      },
    },
  ),
  car(
    'Enyaq',
    { body: 'SUV', weight: 3 },
    {
      sold: [2024, 2026],
      engines: [
        electric([2024, 2024], '132kW 60 62kWh', 177),
        electric([2025, 2026], '150kW 60 63kWh', 201),
        electric([2024, 2026], '210kW 85 82kWh', 282, 5500),
      ],
      trims: { SE: [37500, 2024, 2025], Edition: 42500, SportLine: 44500 },
    },
  ),
);
