import { car, diesel, electric, modelsOf, petrol, plugIn } from '../catalogue-model';

export const MERCEDES_BENZ = modelsOf(
  'Mercedes-Benz',
  car(
    'A Class',
    { body: 'Hatchback', weight: 9 },
    {
      sold: [2009, 2012],
      body: 'MPV',
      seats: 5,
      engines: [
        petrol([2009, 2012], 'A160 BlueEfficiency', 1.5, 94, 48.7, 136),
        diesel([2009, 2012], 'A160 CDI', 2.0, 81, 62.8, 118, 1200),
      ],
      trims: { 'Classic SE': 24000, 'Avantgarde SE': 25300 },
    },
    {
      sold: [2012, 2018],
      engines: [
        petrol([2012, 2018], 'A180', 1.6, 120, 51.4, 128),
        petrol([2015, 2018], 'A160', 1.6, 101, 52.3, 126, -800),
        diesel([2012, 2015], 'A180 CDI', 1.5, 107, 74.3, 98, 1300),
        diesel([2015, 2018], 'A180d', 1.5, 107, 78.5, 89, 1300),
        diesel([2015, 2018], 'A180d', 1.5, 107, 70.6, 104, 2900, 'Semi-Auto'),
        diesel([2012, 2015], 'A200 CDI', 1.8, 134, 62.8, 118, 2300),
        diesel([2015, 2018], 'A200d', 2.1, 134, 70.6, 106, 3900, 'Semi-Auto'),
      ],
      trims: {
        SE: 25500,
        Sport: 26800,
        'AMG Sport': [28000, 2012, 2015],
        'AMG Line': [28200, 2015, 2018],
        'AMG Line Premium': [30400, 2015, 2018],
      },
    },
    {
      sold: [2018, 2026],
      engines: [
        petrol([2018, 2022], 'A180', 1.3, 134, 46.3, 138),
        petrol([2018, 2026], 'A180', 1.3, 134, 46.3, 139, 1500, 'Semi-Auto'),
        petrol([2018, 2026], 'A200', 1.3, 161, 46.3, 140, 2000, 'Semi-Auto'),
        diesel([2018, 2019], 'A180d', 1.5, 114, 57.6, 128, 1900, 'Semi-Auto'),
        diesel([2020, 2023], 'A180d', 2.0, 114, 57.6, 128, 1900, 'Semi-Auto'),
        diesel([2020, 2023], 'A200d', 2.0, 148, 56.5, 131, 3100, 'Semi-Auto'),
      ],
      trims: {
        SE: [25500, 2018, 2021],
        Sport: [26800, 2018, 2021],
        'Sport Executive': [27900, 2019, 2023],
        'AMG Line': 28900,
        'AMG Line Premium': 31200,
        'AMG Line Executive': [30200, 2019, 2026],
      },
    },
    {
      sold: [2020, 2025],
      engines: [plugIn([2020, 2025], 'A250e', 1.3, 215, 256.8, 25, 0, 'Semi-Auto')],
      trims: {
        'AMG Line': [36100, 2020, 2022],
        'AMG Line Premium': 38400,
        'Exclusive Edition': [36800, 2020, 2023],
      },
    },
  ),
  car(
    'B Class',
    { body: 'MPV', seats: 5, weight: 2 },
    {
      sold: [2009, 2011],
      engines: [
        petrol([2009, 2011], 'B160 BlueEfficiency', 1.5, 94, 47.1, 139),
        diesel([2009, 2011], 'B180 CDI', 2.0, 107, 54.3, 137, 1500),
      ],
      trims: { SE: 26500, Sport: 27800 },
    },
    {
      sold: [2012, 2018],
      engines: [
        petrol([2012, 2018], 'B180', 1.6, 120, 47.9, 137),
        diesel([2012, 2014], 'B180 CDI', 1.8, 107, 64.2, 114, 1500),
        diesel([2014, 2018], 'B180d', 1.5, 107, 74.3, 98, 1500),
        diesel([2015, 2018], 'B200d', 2.1, 134, 67.3, 108, 3500, 'Semi-Auto'),
      ],
      trims: { SE: 27200, Sport: 28500, 'AMG Line': [30300, 2015, 2018] },
    },
    {
      sold: [2019, 2026],
      engines: [
        petrol([2019, 2026], 'B180', 1.3, 134, 44.8, 144, 0, 'Semi-Auto'),
        petrol([2019, 2026], 'B200', 1.3, 161, 44.8, 145, 1200, 'Semi-Auto'),
        diesel([2019, 2023], 'B200d', 2.0, 148, 54.3, 136, 2500, 'Semi-Auto'),
      ],
      trims: {
        SE: [27500, 2019, 2021],
        Sport: [28900, 2019, 2021],
        'Sport Executive': [29700, 2020, 2024],
        'AMG Line Executive': 31300,
      },
    },
  ),
  car(
    'C Class',
    { body: 'Saloon', autoName: '9G-Tronic', weight: 7 },
    {
      sold: [2009, 2014],
      autoName: 'Auto',
      engines: [
        petrol([2009, 2013], 'C180 BlueEfficiency', 1.8, 154, 39.8, 162, -900, 'Automatic'),
        petrol([2012, 2014], 'C180', 1.6, 154, 44.8, 146, -900),
        diesel([2009, 2010], 'C220 CDI BlueEfficiency', 2.1, 168, 56.5, 127, 0),
        diesel([2011, 2014], 'C220 CDI BlueEfficiency', 2.1, 168, 64.2, 117, 0),
        diesel([2011, 2014], 'C220 CDI BlueEfficiency', 2.1, 168, 57.6, 133, 1500, 'Automatic'),
      ],
      trims: {
        SE: 36000,
        Sport: [37800, 2009, 2011],
        'AMG Sport': [38600, 2012, 2014],
        'AMG Sport Edition': [39500, 2013, 2014],
      },
    },
    {
      sold: [2014, 2018],
      autoName: 'Auto',
      engines: [
        petrol([2014, 2018], 'C200', 2.0, 181, 53.3, 123, 0, 'Automatic'),
        diesel([2014, 2015], 'C220 BlueTEC', 2.1, 168, 70.6, 103, 1900),
        diesel([2014, 2015], 'C220 BlueTEC', 2.1, 168, 65.7, 110, 3400, 'Automatic'),
        diesel([2015, 2018], 'C200d', 1.6, 134, 67.3, 112, 700),
        diesel([2015, 2018], 'C250d', 2.1, 201, 62.8, 117, 4300, 'Automatic'),
      ],
      trims: { SE: 36900, Sport: 38500, 'AMG Line': 40700 },
    },
    {
      sold: [2015, 2018],
      engines: [diesel([2015, 2018], 'C220d', 2.1, 168, 64.2, 113, 0, 'Semi-Auto')],
      trims: {
        SE: 38700,
        Sport: 40400,
        'AMG Line': 42600,
        'AMG Line Premium': [45000, 2016, 2018],
      },
    },
    {
      sold: [2015, 2018],
      autoName: 'Auto',
      engines: [plugIn([2015, 2018], 'C350e', 2.0, 275, 134.5, 48)],
      trims: { Sport: 44500, 'AMG Line': 46700 },
    },
    {
      sold: [2018, 2021],
      engines: [
        petrol([2018, 2021], 'C200', 1.5, 181, 42.8, 149, 0, 'Semi-Auto'),
        petrol([2019, 2021], 'C180', 1.6, 154, 42.2, 152, -1300, 'Semi-Auto'),
        diesel([2018, 2021], 'C200d', 1.6, 158, 58.9, 125, 900, 'Semi-Auto'),
        diesel([2018, 2021], 'C220d', 2.0, 191, 56.5, 131, 1900, 'Semi-Auto'),
      ],
      trims: {
        SE: 36900,
        Sport: 38500,
        'AMG Line': 41200,
        'AMG Line Premium': 44200,
        'AMG Line Edition': [41900, 2020, 2021],
      },
    },
    {
      sold: [2019, 2021],
      engines: [plugIn([2019, 2021], 'C300e', 2.0, 315, 201.8, 33, 0, 'Semi-Auto')],
      trims: { 'AMG Line': 45700, 'AMG Line Premium': 48700 },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2026], 'C200', 1.5, 201, 43.5, 148, 0, 'Semi-Auto'),
        diesel([2021, 2026], 'C220d', 2.0, 197, 60.1, 122, 1900, 'Semi-Auto'),
        plugIn([2022, 2026], 'C300e', 2.0, 308, 470.8, 14, 6200, 'Semi-Auto'),
      ],
      trims: {
        Sport: [38500, 2021, 2023],
        'AMG Line': 41200,
        'AMG Line Premium': 44200,
      },
    },
  ),
  car(
    'C Class',
    { body: 'Estate', autoName: '9G-Tronic', weight: 2 },
    {
      sold: [2009, 2014],
      autoName: 'Auto',
      engines: [
        diesel([2009, 2010], 'C220 CDI BlueEfficiency', 2.1, 168, 54.3, 137, -1500),
        diesel([2011, 2014], 'C220 CDI BlueEfficiency', 2.1, 168, 55.4, 133, 0, 'Automatic'),
      ],
      trims: { SE: 39500, 'AMG Sport': [42000, 2012, 2014], Sport: [41500, 2009, 2011] },
    },
    {
      sold: [2014, 2018],
      autoName: 'Auto',
      engines: [
        diesel([2014, 2015], 'C220 BlueTEC', 2.1, 168, 62.8, 117, 0, 'Automatic'),
        petrol([2014, 2018], 'C200', 2.0, 181, 51.4, 128, -1800, 'Automatic'),
      ],
      trims: { SE: 40000, Sport: 41800, 'AMG Line': 44000 },
    },
    {
      sold: [2015, 2018],
      engines: [diesel([2015, 2018], 'C220d', 2.1, 168, 62.8, 117, 0, 'Semi-Auto')],
      trims: { SE: 40300, Sport: 41800, 'AMG Line': 44000 },
    },
    {
      sold: [2018, 2021],
      engines: [
        petrol([2018, 2021], 'C200', 1.5, 181, 41.5, 155, -1800, 'Semi-Auto'),
        diesel([2018, 2021], 'C220d', 2.0, 191, 54.3, 137, 0, 'Semi-Auto'),
      ],
      trims: {
        SE: 40300,
        Sport: 41800,
        'AMG Line': 44000,
        'AMG Line Edition': [44700, 2020, 2021],
      },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2026], 'C200', 1.5, 201, 41.5, 157, -1800, 'Semi-Auto'),
        diesel([2021, 2026], 'C220d', 2.0, 197, 57.6, 129, 0, 'Semi-Auto'),
      ],
      trims: { Sport: [41800, 2021, 2023], 'AMG Line': 44600 },
    },
  ),
  car(
    'CLA Class',
    { body: 'Saloon', weight: 4 },
    {
      sold: [2013, 2019],
      engines: [
        petrol([2013, 2019], 'CLA 180', 1.6, 120, 51.4, 130, -800),
        petrol([2013, 2018], 'CLA 180', 1.6, 120, 52.3, 126, 900, 'Semi-Auto'),
        diesel([2013, 2015], 'CLA 220 CDI', 2.1, 168, 67.3, 109, 2900, 'Semi-Auto'),
        diesel([2015, 2018], 'CLA 200d', 2.1, 134, 72.4, 101, 1100),
        diesel([2015, 2018], 'CLA 220d', 2.1, 174, 67.3, 106, 2900, 'Semi-Auto'),
      ],
      trims: { Sport: 31800, 'AMG Sport': [33300, 2013, 2015], 'AMG Line': [33500, 2015, 2019] },
    },
    {
      sold: [2019, 2025],
      engines: [
        petrol([2019, 2021], 'CLA 180', 1.3, 134, 46.3, 139, -1500),
        petrol([2019, 2025], 'CLA 180', 1.3, 134, 47.1, 138, 0, 'Semi-Auto'),
        petrol([2019, 2025], 'CLA 200', 1.3, 161, 46.3, 138, 1800, 'Semi-Auto'),
        diesel([2019, 2024], 'CLA 220d', 2.0, 187, 56.5, 131, 4300, 'Semi-Auto'),
        plugIn([2020, 2025], 'CLA 250e', 1.3, 215, 256.8, 26, 6700, 'Semi-Auto'),
      ],
      trims: {
        'AMG Line': [33000, 2019, 2022],
        'AMG Line Executive': [34000, 2021, 2025],
        'AMG Line Premium': 36500,
      },
    },
    {
      sold: [2025, 2026],
      engines: [electric([2025, 2026], 'CLA 250+ 200kW 85kWh', 268)],
      trims: { Sport: 45600, 'AMG Line': 48500 },
    },
  ),
  car(
    'E Class',
    { body: 'Saloon', autoName: '9G-Tronic', weight: 4 },
    {
      sold: [2009, 2016],
      autoName: '7G-Tronic',
      engines: [
        diesel([2009, 2012], 'E220 CDI BlueEfficiency', 2.1, 168, 53.3, 139, 0, 'Automatic'),
        diesel([2013, 2016], 'E220 CDI', 2.1, 168, 58.9, 125, 0, 'Automatic'),
      ],
      trims: {
        SE: 41500,
        Avantgarde: [42500, 2009, 2011],
        Sport: [44000, 2010, 2013],
        'AMG Sport': [44500, 2012, 2014],
        'AMG Line': [44800, 2014, 2016],
      },
    },
    {
      sold: [2016, 2023],
      engines: [
        petrol([2017, 2018], 'E200', 2.0, 181, 44.1, 147, -1200, 'Semi-Auto'),
        petrol([2019, 2022], 'E200', 2.0, 194, 38.2, 168, -1200, 'Semi-Auto'),
        diesel([2016, 2018], 'E220d', 2.0, 191, 72.4, 102, 0, 'Semi-Auto'),
        diesel([2019, 2023], 'E220d', 2.0, 191, 53.3, 140, 0, 'Semi-Auto'),
        plugIn([2019, 2022], 'E300de', 2.0, 302, 217.3, 34, 7600, 'Semi-Auto'),
      ],
      trims: {
        SE: [41000, 2016, 2020],
        Sport: [42500, 2020, 2022],
        'AMG Line': 45600,
        'AMG Line Premium': [48700, 2017, 2023],
      },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], 'E200', 2.0, 201, 44.1, 145, 0, 'Semi-Auto'),
        diesel([2024, 2026], 'E220d', 2.0, 194, 58.9, 126, 1400, 'Semi-Auto'),
        plugIn([2024, 2026], 'E300e', 2.0, 308, 470.8, 12, 11500, 'Semi-Auto'),
      ],
      trims: { 'AMG Line': 55000, 'AMG Line Premium': 58000 },
    },
  ),
  car(
    'GLA Class',
    { body: 'SUV', weight: 5 },
    {
      sold: [2014, 2020],
      engines: [
        petrol([2017, 2018], 'GLA 200', 1.6, 154, 47.9, 138, 0, 'Semi-Auto'),
        petrol([2019, 2020], 'GLA 180', 1.6, 120, 38.2, 168, -1600, 'Semi-Auto'),
        diesel([2014, 2015], 'GLA 200 CDI', 2.1, 134, 64.2, 114, 1000),
        diesel([2015, 2018], 'GLA 200d', 2.1, 134, 67.3, 109, 2600, 'Semi-Auto'),
        diesel([2014, 2015], 'GLA 220 CDI 4Matic', 2.1, 168, 54.3, 137, 4100, 'Semi-Auto'),
        diesel([2015, 2018], 'GLA 220d 4Matic', 2.1, 174, 56.5, 130, 4300, 'Semi-Auto'),
        diesel([2019, 2019], 'GLA 200d', 2.1, 134, 51.4, 145, 2600, 'Semi-Auto'),
      ],
      trims: {
        SE: [32300, 2014, 2019],
        Sport: [33800, 2016, 2018],
        'AMG Line': 35900,
        'AMG Line Premium': [38300, 2014, 2018],
        'Urban Edition': [34500, 2018, 2020],
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2026], 'GLA 200', 1.3, 161, 42.8, 150, 0, 'Semi-Auto'),
        diesel([2020, 2023], 'GLA 200d', 2.0, 148, 52.3, 141, 2300, 'Semi-Auto'),
        diesel([2020, 2023], 'GLA 220d 4Matic', 2.0, 187, 49.6, 150, 4300, 'Semi-Auto'),
      ],
      trims: {
        Sport: [34300, 2020, 2022],
        'AMG Line': 36700,
        'AMG Line Executive': [37700, 2022, 2026],
        'AMG Line Premium': 39300,
      },
    },
    {
      sold: [2020, 2026],
      engines: [plugIn([2020, 2026], 'GLA 250e', 1.3, 215, 188.3, 34, 0, 'Semi-Auto')],
      trims: { 'AMG Line': 42500, 'Exclusive Edition': [41900, 2020, 2023] },
    },
  ),
  car(
    'GLC Class',
    { body: 'SUV', autoName: '9G-Tronic', weight: 4 },
    {
      sold: [2015, 2019],
      engines: [
        diesel([2015, 2019], 'GLC 220d 4Matic', 2.1, 168, 56.5, 129, 0, 'Semi-Auto'),
        diesel([2015, 2019], 'GLC 250d 4Matic', 2.1, 201, 56.5, 129, 1400, 'Semi-Auto'),
      ],
      trims: {
        SE: [44000, 2015, 2018],
        Sport: 45000,
        'AMG Line': 47500,
        'AMG Line Premium': 50300,
        'Urban Edition': [46000, 2018, 2019],
      },
    },
    {
      sold: [2019, 2022],
      engines: [
        diesel([2019, 2022], 'GLC 220d 4Matic', 2.0, 191, 42.8, 173, 0, 'Semi-Auto'),
        petrol([2019, 2022], 'GLC 300 4Matic', 2.0, 255, 33.6, 190, 1600, 'Semi-Auto'),
        plugIn([2020, 2022], 'GLC 300e 4Matic', 2.0, 315, 122.8, 53, 5800, 'Semi-Auto'),
      ],
      trims: { Sport: 45000, 'AMG Line': 48300, 'AMG Line Premium': 51000 },
    },
    {
      sold: [2022, 2026],
      engines: [
        diesel([2022, 2026], 'GLC 220d 4Matic', 2.0, 194, 48.7, 152, 0, 'Semi-Auto'),
        petrol([2022, 2026], 'GLC 300 4Matic', 2.0, 255, 37.7, 170, 1700, 'Semi-Auto'),
        plugIn([2023, 2026], 'GLC 300e 4Matic', 2.0, 308, 470.8, 14, 9900, 'Semi-Auto'),
      ],
      trims: { 'AMG Line': 51500, 'AMG Line Premium': 54500 },
    },
  ),
  car(
    'EQA',
    { body: 'SUV', weight: 2 },
    {
      sold: [2021, 2026],
      engines: [
        electric([2021, 2023], 'EQA 250 140kW 66.5kWh', 187),
        electric([2023, 2026], 'EQA 250+ 140kW 70.5kWh', 187, 1500),
        electric([2021, 2024], 'EQA 300 4Matic 168kW 66.5kWh', 225, 3500),
      ],
      trims: {
        Sport: [45000, 2021, 2023],
        'Sport Executive': [46500, 2023, 2026],
        'AMG Line': 47500,
      },
    },
  ),
  car(
    'SLK',
    { body: 'Convertible', seats: 2, weight: 1 },
    {
      sold: [2009, 2011],
      engines: [petrol([2009, 2011], 'SLK 200K', 1.8, 181, 36.2, 182)],
      trims: { '': 35500 },
    },
    {
      sold: [2011, 2016],
      engines: [
        petrol([2011, 2015], 'SLK 200 BlueEfficiency', 1.8, 181, 43.5, 151, 0, 'Automatic'),
        petrol([2015, 2016], 'SLK 200', 2.0, 181, 45.6, 143, 0, 'Automatic'),
        diesel([2012, 2016], 'SLK 250 CDI BlueEfficiency', 2.1, 201, 56.5, 132, 2400, 'Automatic'),
      ],
      trims: { '': [36000, 2011, 2014], 'AMG Sport': 37900 },
    },
  ),
);
