import { car, electric, modelsOf } from '../catalogue-model';

export const TESLA = modelsOf(
  'Tesla',
  car(
    'Model 3',
    { body: 'Saloon', weight: 5 },
    {
      sold: [2019, 2023],
      engines: [
        electric([2019, 2021], 'Standard Range Plus', 235),
        electric([2021, 2023], 'Rear-Wheel Drive', 275, 500),
        electric([2019, 2023], 'Long Range AWD', 434, 8000),
        electric([2019, 2023], 'Performance AWD', 483, 15500),
      ],
      trims: { '': 41500 },
    },
    {
      sold: [2023, 2026],
      engines: [
        electric([2023, 2026], 'RWD', 279),
        electric([2024, 2026], 'Long Range RWD', 315, 5000),
        electric([2023, 2026], 'Long Range AWD', 434, 10000),
      ],
      trims: { '': 39990 },
    },
  ),
  car(
    'Model Y',
    { body: 'SUV', weight: 4 },
    {
      sold: [2022, 2025],
      engines: [
        electric([2022, 2025], 'RWD', 295),
        electric([2022, 2025], 'Long Range AWD', 384, 7500),
        electric([2022, 2024], 'Performance AWD', 527, 14500),
      ],
      trims: { '': 45000 },
    },
    {
      sold: [2025, 2026],
      engines: [
        electric([2025, 2026], 'RWD', 295),
        electric([2025, 2026], 'Long Range RWD', 315, 4000),
        electric([2025, 2026], 'Long Range AWD', 384, 7000),
      ],
      trims: { '': 45000 },
    },
  ),
);
