import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const CITROEN = modelsOf(
  'Citroën',
  car(
    'C1',
    { body: 'Hatchback', style: 'city', seats: 4, weight: 4 },
    {
      sold: [2009, 2014],
      autoName: 'EGS',
      engines: [
        petrol([2009, 2011], '1.0i', 1.0, 68, 62.8, 106),
        petrol([2012, 2014], '1.0i', 1.0, 68, 65.7, 99),
        petrol([2009, 2014], '1.0i', 1.0, 68, 62.8, 104, 600, 'Semi-Auto'),
      ],
      trims: {
        VT: [11000, 2009, 2014],
        'VTR+': 11900,
        Exclusive: [12700, 2011, 2014],
        Edition: [12200, 2012, 2014],
      },
    },
    {
      sold: [2014, 2022],
      autoName: 'ETG',
      engines: [
        petrol([2014, 2018], '1.0 VTi', 1.0, 68, 68.9, 95),
        petrol([2018, 2022], '1.0 VTi 72', 1.0, 72, 58.9, 110),
        petrol([2014, 2018], '1.2 PureTech', 1.2, 82, 65.7, 99, 800),
        petrol([2014, 2018], '1.0 VTi', 1.0, 68, 67.3, 97, 600, 'Semi-Auto'),
      ],
      trims: {
        Touch: [10700, 2014, 2019],
        Feel: 11700,
        Flair: [12800, 2014, 2019],
        Origins: [13000, 2019, 2021],
        Shine: [13500, 2019, 2022],
      },
    },
  ),
  car(
    'C3',
    { body: 'Hatchback', style: 'city', autoName: 'EAT6', weight: 6 },
    {
      sold: [2010, 2016],
      autoName: 'EGS',
      engines: [
        petrol([2010, 2012], '1.4i', 1.4, 75, 46.3, 140, -600),
        petrol([2010, 2012], '1.4 VTi', 1.4, 95, 48.7, 134),
        petrol([2013, 2016], '1.2 VTi', 1.2, 82, 61.4, 107),
        petrol([2013, 2015], '1.0 VTi', 1.0, 68, 65.7, 99, -600),
        petrol([2013, 2016], '1.2 VTi', 1.2, 82, 62.8, 104, 800, 'Semi-Auto'),
        diesel([2010, 2014], '1.4 HDi', 1.4, 70, 67.3, 110, 1000),
      ],
      trims: {
        VT: [14300, 2010, 2015],
        'VTR+': [15700, 2010, 2016],
        Airdream: [15700, 2010, 2011],
        Exclusive: 17300,
        Selection: [16000, 2013, 2016],
      },
    },
    {
      sold: [2017, 2024],
      engines: [
        petrol([2017, 2018], '1.2 PureTech 82', 1.2, 82, 60.1, 108),
        petrol([2019, 2024], '1.2 PureTech', 1.2, 83, 51.4, 125),
        petrol([2017, 2018], '1.2 PureTech 110', 1.2, 110, 61.4, 103, 1300),
        petrol([2019, 2022], '1.2 PureTech 110', 1.2, 110, 50.4, 127, 1300),
        petrol([2019, 2024], '1.2 PureTech 110', 1.2, 110, 47.1, 136, 3300, 'Automatic'),
        diesel([2017, 2018], '1.6 BlueHDi 75', 1.6, 75, 80.7, 93, 1500),
      ],
      trims: {
        Touch: [14500, 2017, 2019],
        Feel: [15600, 2017, 2020],
        Flair: [17300, 2017, 2020],
        Origins: [17000, 2019, 2020],
        'Shine Plus': [18400, 2020, 2022],
        'C-Series': [17300, 2021, 2023],
        You: [14900, 2023, 2024],
        Plus: [18200, 2023, 2024],
        Max: [19700, 2023, 2024],
      },
    },
    {
      sold: [2024, 2026],
      autoName: 'e-DCS6',
      engines: [
        petrol([2024, 2026], '1.2 Turbo 100', 1.2, 100, 50.4, 126),
        hybrid([2025, 2026], '1.2 Hybrid 110', 1.2, 110, 56.5, 113, 2300, 'Semi-Auto'),
        electric([2024, 2026], '83kW e-C3 44kWh', 113, 4200),
      ],
      trims: { Plus: 18300, Max: 20300 },
    },
  ),
  car(
    'C3 Aircross',
    { body: 'SUV', autoName: 'EAT6', weight: 4 },
    {
      sold: [2017, 2024],
      engines: [
        petrol([2017, 2018], '1.2 PureTech 82', 1.2, 82, 55.4, 116, -1000),
        petrol([2017, 2018], '1.2 PureTech 110', 1.2, 110, 54.3, 119),
        petrol([2019, 2024], '1.2 PureTech 110', 1.2, 110, 47.1, 136),
        petrol([2019, 2024], '1.2 PureTech 130', 1.2, 130, 44.1, 146, 2100, 'Automatic'),
        diesel([2017, 2018], '1.6 BlueHDi 100', 1.6, 100, 70.6, 104, 1500),
        diesel([2019, 2022], '1.5 BlueHDi', 1.5, 110, 61.4, 121, 1700),
      ],
      trims: {
        Feel: [18900, 2017, 2020],
        Flair: [20300, 2017, 2020],
        'Shine Plus': [22300, 2020, 2023],
        Shine: [21400, 2021, 2023],
        Plus: [21500, 2023, 2024],
        Max: [23200, 2023, 2024],
      },
    },
    {
      sold: [2024, 2026],
      autoName: 'e-DCS6',
      engines: [
        petrol([2024, 2026], '1.2 Turbo 100', 1.2, 100, 47.1, 136),
        hybrid([2024, 2026], '1.2 Hybrid 136', 1.2, 136, 53.3, 121, 2400, 'Semi-Auto'),
      ],
      trims: { Plus: 22500, Max: 24500 },
    },
  ),
  car(
    'C4',
    { body: 'Hatchback', autoName: 'EAT8', weight: 3 },
    {
      sold: [2009, 2010],
      engines: [
        petrol([2009, 2010], '1.6i 16V', 1.6, 110, 39.8, 169),
        diesel([2009, 2010], '1.6 HDi 16V', 1.6, 110, 60.1, 125, 1300),
      ],
      trims: { 'VTR+': 22000, Exclusive: 24500 },
    },
    {
      sold: [2011, 2018],
      autoName: 'EGS',
      engines: [
        petrol([2011, 2014], '1.6 VTi', 1.6, 120, 45.6, 143, -400),
        petrol([2015, 2018], '1.2 PureTech', 1.2, 130, 58.9, 110, 0),
        diesel([2011, 2014], '1.6 HDi', 1.6, 90, 67.3, 110, 900),
        diesel([2012, 2014], '1.6 e-HDi', 1.6, 115, 67.3, 109, 2000, 'Semi-Auto'),
        diesel([2015, 2018], '1.6 BlueHDi', 1.6, 100, 78.5, 95, 1200),
      ],
      trims: {
        VTR: [21000, 2011, 2014],
        'VTR+': [22200, 2011, 2014],
        Exclusive: [24800, 2011, 2014],
        Touch: [21100, 2015, 2018],
        Feel: [22200, 2015, 2018],
        Flair: [24500, 2015, 2018],
      },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2024], '1.2 PureTech 130', 1.2, 130, 51.4, 124),
        petrol([2021, 2025], '1.2 PureTech 130', 1.2, 130, 49.6, 129, 1600, 'Automatic'),
        diesel([2021, 2024], '1.5 BlueHDi', 1.5, 130, 62.8, 118, 2600, 'Automatic'),
        petrol([2024, 2026], '1.2 Turbo 130', 1.2, 130, 51.4, 125, 1600, 'Automatic'),
      ],
      trims: {
        Sense: [22200, 2021, 2023],
        'Sense Plus': [22900, 2021, 2022],
        Shine: [24800, 2021, 2023],
        'Shine Plus': [26200, 2021, 2023],
        Plus: [23600, 2023, 2026],
        Max: [26600, 2023, 2026],
      },
    },
    {
      sold: [2021, 2026],
      autoName: 'Auto',
      engines: [
        electric([2021, 2024], '100kW 50kWh', 134),
        electric([2024, 2026], '115kW 54kWh', 154, 1000),
      ],
      trims: {
        Sense: [31800, 2021, 2023],
        Shine: [34400, 2021, 2023],
        'Shine Plus': [35800, 2021, 2023],
        Plus: [31500, 2023, 2026],
        Max: [34000, 2023, 2026],
      },
    },
  ),
  car(
    'C5 Aircross',
    { body: 'SUV', autoName: 'EAT8', weight: 3 },
    {
      sold: [2019, 2024],
      engines: [
        petrol([2019, 2024], '1.2 PureTech', 1.2, 130, 44.1, 145),
        petrol([2020, 2024], '1.2 PureTech', 1.2, 130, 42.2, 152, 1500, 'Automatic'),
        diesel([2019, 2024], '1.5 BlueHDi', 1.5, 130, 53.3, 139, 1900),
        diesel([2019, 2024], '1.5 BlueHDi', 1.5, 130, 53.3, 140, 3400, 'Automatic'),
      ],
      trims: {
        Feel: [26200, 2019, 2021],
        Flair: [28600, 2019, 2020],
        Sense: [26600, 2021, 2023],
        Shine: [30400, 2020, 2023],
        'Shine Plus': [31800, 2020, 2023],
        Plus: [28500, 2023, 2024],
        Max: [31200, 2023, 2024],
        'C-Series': [27500, 2021, 2022],
      },
    },
    {
      sold: [2020, 2025],
      autoName: 'e-EAT8',
      engines: [plugIn([2020, 2025], '1.6 Plug-in Hybrid', 1.6, 225, 188.3, 33)],
      trims: {
        Flair: [37600, 2020, 2021],
        Shine: [38800, 2021, 2023],
        'Shine Plus': [40200, 2021, 2023],
        Plus: [36500, 2023, 2025],
        Max: [39000, 2023, 2025],
      },
    },
    {
      sold: [2025, 2026],
      autoName: 'e-DCS6',
      engines: [
        hybrid([2025, 2026], '1.2 Hybrid 145', 1.2, 145, 52.3, 122, 0, 'Semi-Auto'),
        electric([2025, 2026], '157kW e-C5 73kWh', 210, 3500),
      ],
      trims: { You: 30500, Plus: 32500, Max: 35600 },
    },
  ),
  car(
    'Grand C4 Picasso',
    { body: 'MPV', weight: 2 },
    {
      sold: [2009, 2013],
      autoName: 'EGS',
      engines: [
        diesel([2009, 2013], '1.6 HDi 16V', 1.6, 110, 52.3, 140),
        diesel([2011, 2013], '1.6 e-HDi', 1.6, 110, 55.4, 132, 900, 'Semi-Auto'),
        petrol([2010, 2013], '1.6 VTi 16V', 1.6, 120, 40.9, 159, -1300),
      ],
      trims: { 'VTR+': 26000, Exclusive: 29000, Edition: [27000, 2012, 2013] },
    },
    {
      sold: [2014, 2018],
      autoName: 'EAT6',
      engines: [
        petrol([2015, 2018], '1.2 PureTech', 1.2, 130, 56.5, 116, 0),
        diesel([2014, 2015], '1.6 e-HDi', 1.6, 115, 70.6, 104, 1100),
        diesel([2015, 2018], '1.6 BlueHDi', 1.6, 120, 74.3, 100, 1300),
        diesel([2016, 2018], '1.6 BlueHDi', 1.6, 120, 70.6, 105, 2800, 'Automatic'),
      ],
      trims: {
        'VTR+': [26200, 2014, 2016],
        Exclusive: [28300, 2014, 2016],
        Feel: [26700, 2016, 2018],
        Flair: [29300, 2016, 2018],
      },
    },
  ),
  car(
    'Grand C4 SpaceTourer',
    { body: 'MPV', autoName: 'EAT8', weight: 2 },
    {
      sold: [2018, 2022],
      engines: [
        petrol([2018, 2022], '1.2 PureTech 130', 1.2, 130, 43.5, 147),
        diesel([2018, 2022], '1.5 BlueHDi 130', 1.5, 130, 54.3, 137, 1900),
        diesel([2018, 2022], '1.5 BlueHDi 130', 1.5, 130, 52.3, 141, 3400, 'Automatic'),
      ],
      trims: {
        'Touch Edition': [25900, 2018, 2019],
        Feel: [26200, 2018, 2020],
        Flair: [29000, 2018, 2019],
        'Feel Plus': [26700, 2019, 2022],
        'Flair Plus': [29500, 2020, 2021],
        Shine: [29900, 2021, 2022],
      },
    },
  ),
);

export const DS = modelsOf(
  'DS',
  car(
    '3 Crossback',
    { body: 'SUV', weight: 2 },
    {
      sold: [2019, 2022],
      engines: [
        petrol([2019, 2022], '1.2 PureTech', 1.2, 100, 47.9, 134),
        petrol([2019, 2022], '1.2 PureTech 130', 1.2, 130, 45.6, 140, 2100, 'Automatic'),
      ],
      trims: { Elegance: [23600, 2019, 2020], Prestige: 25500, 'Performance Line': 26200 },
    },
    {
      sold: [2019, 2022],
      engines: [electric([2019, 2022], '100kW E-Tense 50kWh', 134)],
      trims: { Prestige: 36300, 'Performance Line': 37000 },
    },
  ),
  car(
    '7 Crossback',
    { body: 'SUV', weight: 2 },
    {
      sold: [2018, 2022],
      engines: [
        diesel([2018, 2020], '1.5 BlueHDi', 1.5, 130, 53.3, 128, -1600),
        diesel([2018, 2022], '1.5 BlueHDi', 1.5, 130, 53.3, 139, 0, 'Automatic'),
        petrol([2019, 2022], '1.2 PureTech', 1.2, 130, 42.2, 152, -1500, 'Automatic'),
      ],
      trims: {
        Elegance: [33000, 2018, 2020],
        'Performance Line': [35400, 2018, 2021],
        Prestige: 35900,
        'Performance Line Plus': [37400, 2020, 2022],
      },
    },
    {
      sold: [2019, 2022],
      engines: [
        plugIn([2019, 2022], '1.6 E-Tense 4x4', 1.6, 300, 217.3, 36, 4300),
        plugIn([2020, 2022], '1.6 E-Tense', 1.6, 225, 188.3, 34),
      ],
      trims: {
        'Performance Line': [44600, 2019, 2021],
        Prestige: 45200,
        'Performance Line Plus': [46700, 2021, 2022],
      },
    },
  ),
  car(
    '7',
    { body: 'SUV', weight: 1 },
    {
      sold: [2022, 2026],
      engines: [
        diesel([2022, 2024], '1.5 BlueHDi', 1.5, 130, 53.3, 139, 0, 'Automatic'),
        plugIn([2022, 2026], '1.6 E-Tense', 1.6, 225, 235.4, 28, 8900),
      ],
      trims: { 'Performance Line': 38000, Rivoli: 41500, Pallas: [38500, 2024, 2026] },
    },
  ),
);
