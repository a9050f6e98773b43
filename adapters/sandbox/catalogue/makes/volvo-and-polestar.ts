import { car, diesel, electric, modelsOf, petrol, plugIn } from '../catalogue-model';

export const VOLVO = modelsOf(
  'Volvo',
  car(
    'V40',
    { body: 'Hatchback', weight: 3 },
    {
      sold: [2012, 2019],
      autoName: 'Geartronic',
      engines: [
        diesel([2012, 2015], 'D2', 1.6, 113, 83.1, 88),
        diesel([2015, 2018], 'D2 [120]', 2.0, 120, 78.5, 94),
        petrol([2012, 2015], 'T3', 1.6, 150, 53.3, 124, 600),
        petrol([2015, 2018], 'T2 [122]', 2.0, 122, 53.3, 124, -500),
        petrol([2019, 2019], 'T2 [122]', 2.0, 122, 40.9, 158, -500),
        diesel([2015, 2018], 'D3 [150]', 2.0, 150, 65.7, 114, 2900, 'Automatic'),
      ],
      trims: {
        ES: [22500, 2012, 2016],
        SE: [23800, 2012, 2016],
        Momentum: [23800, 2017, 2019],
        'R Design': [25300, 2013, 2017],
        'R Design Nav Plus': [26200, 2016, 2019],
      },
    },
  ),
  car(
    'V60',
    { body: 'Estate', weight: 2 },
    {
      sold: [2011, 2018],
      autoName: 'Geartronic',
      engines: [
        diesel([2011, 2014], 'D3 [163]', 2.0, 163, 51.4, 144, -1000),
        diesel([2015, 2018], 'D4 [190]', 2.0, 190, 72.4, 103, 500),
        diesel([2015, 2018], 'D4 [190]', 2.0, 190, 64.2, 114, 2000, 'Automatic'),
        diesel([2011, 2015], 'D2 [115]', 1.6, 115, 65.7, 112, -2000),
      ],
      trims: {
        ES: [32500, 2011, 2014],
        'SE Lux': [35800, 2011, 2018],
        'SE Nav': [35200, 2014, 2018],
        'R Design': 36900,
      },
    },
    {
      sold: [2018, 2026],
      engines: [
        diesel([2018, 2020], '2.0 D3', 2.0, 150, 47.9, 147, 0, 'Automatic'),
        diesel([2018, 2020], '2.0 D4', 2.0, 190, 47.1, 149, 1500, 'Automatic'),
        petrol([2020, 2023], '2.0 B3P', 2.0, 163, 40.9, 156, -500, 'Automatic'),
        petrol([2020, 2026], '2.0 B4P', 2.0, 197, 40.4, 158, 1000, 'Automatic'),
      ],
      trims: {
        Momentum: [34000, 2018, 2021],
        'Momentum Plus': [35500, 2018, 2020],
        'R Design': [38000, 2018, 2022],
        Inscription: [38500, 2018, 2022],
        Core: [36500, 2022, 2024],
        Plus: [40000, 2022, 2026],
        Ultimate: [43500, 2022, 2025],
      },
    },
  ),
  car(
    'XC40',
    { body: 'SUV', weight: 7 },
    {
      sold: [2018, 2022],
      engines: [
        petrol([2018, 2021], '1.5 T3 [163]', 1.5, 163, 37.2, 173),
        petrol([2019, 2021], '1.5 T3 [163]', 1.5, 163, 38.7, 166, 1500, 'Automatic'),
        petrol([2020, 2022], '2.0 B4P', 2.0, 197, 41.5, 154, 4200, 'Automatic'),
        diesel([2018, 2020], '2.0 D3', 2.0, 150, 46.3, 161, 1300),
      ],
      trims: { Momentum: 28500, 'R Design': 31500, Inscription: 32900, 'Inscription Pro': 34300 },
    },
    {
      sold: [2020, 2022],
      engines: [
        plugIn([2020, 2022], '1.5 T4 Recharge PHEV', 1.5, 211, 134.5, 48, -1500),
        plugIn([2020, 2022], '1.5 T5 Recharge PHEV', 1.5, 262, 134.5, 48),
      ],
      trims: {
        'R Design': 43200,
        Inscription: 44600,
        'Inscription Expression': [41000, 2020, 2022],
      },
    },
    {
      sold: [2022, 2026],
      engines: [
        petrol([2022, 2024], '2.0 B3P', 2.0, 163, 42.8, 151, 0, 'Automatic'),
        petrol([2022, 2026], '2.0 B4P', 2.0, 197, 41.5, 154, 1500, 'Automatic'),
      ],
      trims: { Core: 33700, Plus: 37000, Ultimate: [41000, 2022, 2026] },
    },
    {
      sold: [2021, 2024],
      engines: [
        electric([2021, 2022], '170kW Recharge 67kWh', 228, -1000),
        electric([2023, 2023], '170kW Recharge 69kWh', 228),
        electric([2023, 2024], '175kW Recharge 69kWh', 235),
      ],
      trims: { Core: [45000, 2022, 2024], Plus: 48000, Ultimate: [51000, 2022, 2024] },
    },
  ),
  car(
    'XC60',
    { body: 'SUV', weight: 4 },
    {
      sold: [2009, 2017],
      autoName: 'Geartronic',
      engines: [
        diesel([2009, 2013], 'D3 [163] AWD', 2.4, 163, 44.1, 169, -1500),
        diesel([2009, 2013], 'D5 [215] AWD', 2.4, 215, 40.9, 183, 2500, 'Automatic'),
        diesel([2014, 2017], 'D4 [181]', 2.0, 181, 62.8, 117, -1000),
        diesel([2014, 2017], 'D4 [181]', 2.0, 181, 60.1, 124, 500, 'Automatic'),
      ],
      trims: {
        ES: [38500, 2010, 2014],
        SE: [40000, 2009, 2014],
        'SE Nav': [40900, 2014, 2017],
        'SE Lux Nav': [43000, 2014, 2017],
        'R Design': [42900, 2010, 2014],
        'R Design Nav': [44200, 2014, 2017],
      },
    },
    {
      sold: [2017, 2026],
      engines: [
        diesel([2017, 2018], '2.0 D4 AWD', 2.0, 190, 55.4, 133, -500, 'Automatic'),
        diesel([2019, 2020], '2.0 D4 AWD', 2.0, 190, 42.2, 167, -500, 'Automatic'),
        diesel([2020, 2023], '2.0 B4D', 2.0, 197, 39.2, 188, 0, 'Automatic'),
        petrol([2020, 2026], '2.0 B5P', 2.0, 250, 36.7, 175, 1000, 'Automatic'),
      ],
      trims: {
        Momentum: [42500, 2017, 2021],
        'R Design': [45500, 2017, 2022],
        Inscription: [46000, 2017, 2022],
        'Inscription Pro': [48500, 2017, 2021],
        Core: [44500, 2022, 2024],
        Plus: [48000, 2022, 2026],
        Ultimate: [52500, 2022, 2026],
      },
    },
    {
      sold: [2018, 2026],
      engines: [
        plugIn([2018, 2020], '2.0 T8 [390] Hybrid', 2.0, 390, 122.8, 53, 2500),
        plugIn([2020, 2021], '2.0 T6 Recharge PHEV', 2.0, 340, 104.6, 61),
        plugIn([2022, 2026], '2.0 T6 Recharge PHEV', 2.0, 350, 256.8, 25),
      ],
      trims: {
        'R Design': [54500, 2018, 2022],
        'Inscription Pro': [57000, 2018, 2021],
        Plus: [56500, 2022, 2026],
        Ultimate: [60500, 2022, 2026],
      },
    },
  ),
  car(
    'XC90',
    { body: 'SUV', seats: 7, weight: 2 },
    {
      sold: [2009, 2014],
      autoName: 'Geartronic',
      engines: [
        diesel([2009, 2011], '2.4 D5 [185]', 2.4, 185, 33.2, 224, 0, 'Automatic'),
        diesel([2011, 2014], '2.4 D5 [200]', 2.4, 200, 34.0, 219, 0, 'Automatic'),
      ],
      trims: {
        Active: [51000, 2009, 2011],
        ES: [52000, 2011, 2014],
        'SE Lux': 56500,
        'R Design': [57500, 2009, 2014],
      },
    },
    {
      sold: [2015, 2026],
      engines: [
        diesel([2015, 2018], '2.0 D5 PowerPulse AWD', 2.0, 235, 49.6, 149, 0, 'Automatic'),
        diesel([2019, 2019], '2.0 D5 PowerPulse AWD', 2.0, 235, 39.2, 189, 0, 'Automatic'),
        diesel([2019, 2023], '2.0 B5D', 2.0, 235, 39.8, 184, 0, 'Automatic'),
        petrol([2020, 2026], '2.0 B5P', 2.0, 250, 33.2, 194, 1000, 'Automatic'),
      ],
      trims: {
        Momentum: [56500, 2015, 2021],
        'R Design': [60000, 2015, 2022],
        Inscription: [61500, 2015, 2022],
        'Inscription Pro': [64500, 2018, 2021],
        Core: [58000, 2022, 2024],
        Plus: [62000, 2022, 2026],
        Ultimate: [68000, 2022, 2026],
      },
    },
  ),
);

export const POLESTAR = modelsOf(
  'Polestar',
  car(
    '2',
    { body: 'Hatchback', style: 'saloon', weight: 2 },
    {
      sold: [2020, 2021],
      engines: [electric([2020, 2021], '300kW 78kWh', 408)],
      trims: { 'Dual Motor': 50000, 'Dual Motor Performance': [55000, 2020, 2021] },
    },
    {
      sold: [2021, 2023],
      engines: [
        electric([2021, 2022], '165kW 64kWh Standard Range', 224),
        electric([2022, 2023], '170kW 69kWh Standard Range', 231),
        electric([2021, 2023], '170kW 78kWh Long Range', 231, 4000),
      ],
      trims: { 'Single Motor': 43000, 'Plus Single Motor': [47000, 2021, 2023] },
    },
    {
      sold: [2023, 2026],
      engines: [
        electric([2023, 2026], '200kW 69kWh Standard Range', 272),
        electric([2023, 2026], '220kW 82kWh Long Range', 299, 4000),
      ],
      trims: { 'Single Motor': 45000, 'Plus Single Motor': [49000, 2023, 2024] },
    },
  ),
);
