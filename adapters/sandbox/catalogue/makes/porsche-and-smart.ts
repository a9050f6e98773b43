import { car, electric, modelsOf, petrol } from '../catalogue-model';

export const PORSCHE = modelsOf(
  'Porsche',
  car(
    'Macan',
    { body: 'SUV', autoName: 'PDK', weight: 2 },
    {
      sold: [2014, 2018],
      engines: [
        petrol([2014, 2018], '2.0', 2.0, 237, 39.2, 168, 0, 'Semi-Auto'),
        petrol([2014, 2018], 'S 3.0 V6', 3.0, 335, 32.5, 204, 7500, 'Semi-Auto'),
      ],
      trims: { '': 53400 },
    },
    {
      sold: [2019, 2024],
      engines: [
        petrol([2019, 2021], '2.0', 2.0, 242, 28.5, 225, 0, 'Semi-Auto'),
        petrol([2021, 2024], '2.0', 2.0, 261, 28.0, 228, 0, 'Semi-Auto'),
        petrol([2019, 2021], 'S 3.0 V6', 3.0, 349, 25.4, 251, 7500, 'Semi-Auto'),
        petrol([2021, 2024], 'S 2.9 V6', 2.9, 375, 25.2, 251, 9500, 'Semi-Auto'),
      ],
      trims: { '': 53400 },
    },
    {
      sold: [2024, 2026],
      autoName: 'Auto',
      engines: [
        electric([2025, 2026], '250kW 95kWh', 355),
        electric([2024, 2026], '4 285kW 95kWh', 402, 2000),
      ],
      trims: { '': 67200 },
    },
  ),
  car(
    '718 Boxster',
    { body: 'Convertible', seats: 2, autoName: 'PDK', weight: 1 },
    {
      sold: [2016, 2025],
      engines: [
        petrol([2016, 2018], '2.0', 2.0, 296, 38.2, 168),
        petrol([2016, 2018], '2.0', 2.0, 296, 40.9, 158, 2000, 'Semi-Auto'),
        petrol([2019, 2025], '2.0', 2.0, 296, 31.7, 201, 2000, 'Semi-Auto'),
      ],
      trims: { '': 52600, T: [58600, 2019, 2023], 'Style Edition': [57600, 2022, 2025] },
    },
  ),
  car(
    'Taycan',
    { body: 'Saloon', seats: 4, weight: 1 },
    {
      sold: [2019, 2023],
      engines: [
        electric([2021, 2023], '300kW 79kWh', 402),
        electric([2019, 2023], '390kW 4S 79kWh', 523, 11800),
        electric([2019, 2023], '420kW 4S 93kWh', 563, 15800),
      ],
      trims: { '': 79200 },
    },
    {
      sold: [2024, 2026],
      engines: [
        electric([2024, 2026], '300kW 89kWh', 402),
        electric([2024, 2026], '400kW 4S 89kWh', 536, 9500),
      ],
      trims: { '': 86500 },
    },
  ),
);

export const SMART = modelsOf(
  'smart',
  car(
    'fortwo',
    { body: 'Coupe', style: 'three-door', doors: 2, seats: 2, weight: 2 },
    {
      sold: [2009, 2014],
      autoName: 'Softouch',
      engines: [
        petrol([2009, 2014], '1.0 MHD', 1.0, 70, 65.7, 97, 0, 'Automatic'),
        petrol([2009, 2014], '1.0 Turbo', 1.0, 83, 57.6, 114, 900, 'Automatic'),
      ],
      trims: { Pulse: [12500, 2009, 2013], Passion: 13600 },
    },
    {
      sold: [2015, 2019],
      engines: [
        petrol([2015, 2019], '1.0', 1.0, 70, 68.9, 93),
        petrol([2015, 2019], '0.9 Turbo', 0.9, 89, 67.3, 97, 600),
        petrol([2015, 2019], '0.9 Turbo', 0.9, 89, 67.3, 97, 1600, 'Semi-Auto'),
      ],
      trims: { Passion: 13600, Prime: 14300, 'Prime Premium': [15300, 2015, 2019] },
    },
    {
      sold: [2017, 2019],
      engines: [electric([2017, 2019], '60kW Electric Drive 17kWh', 80)],
      trims: { Prime: 21800, 'Prime Premium': 23000 },
    },
    {
      sold: [2020, 2024],
      engines: [electric([2020, 2024], '60kW EQ 17kWh', 80)],
      trims: {
        'Passion Advanced': [20400, 2020, 2021],
        'Pulse Premium': [21200, 2020, 2022],
        'Prime Exclusive': 22700,
      },
    },
  ),
);
