import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const VAUXHALL = modelsOf(
  'Vauxhall',
  car(
    'Corsa',
    { body: 'Hatchback', style: 'city', weight: 19 },
    {
      sold: [2009, 2014],
      engines: [
        petrol([2009, 2014], '1.2', 1.2, 84, 51.4, 129, -300),
        petrol([2010, 2014], '1.0 ecoFLEX', 1.0, 64, 56.5, 117, -900),
        petrol([2009, 2014], '1.4', 1.4, 98, 51.4, 129, 200),
        petrol([2009, 2014], '1.4', 1.4, 98, 44.8, 146, 1200, 'Automatic'),
        diesel([2009, 2014], '1.3 CDTi ecoFLEX', 1.3, 94, 74.3, 98, 1400),
      ],
      trims: {
        S: 14200,
        Active: [15300, 2010, 2012],
        Excite: [15800, 2011, 2014],
        SXi: [16300, 2009, 2014],
        SE: 17300,
      },
    },
    {
      sold: [2014, 2019],
      engines: [
        petrol([2014, 2015], '1.2', 1.2, 69, 53.3, 124, -700),
        petrol([2014, 2018], '1.4 ecoFLEX', 1.4, 89, 55.4, 119),
        petrol([2018, 2019], '1.4', 1.4, 74, 43.5, 147, -300),
        petrol([2014, 2018], '1.4', 1.4, 89, 47.1, 140, 1000, 'Automatic'),
        petrol([2014, 2018], '1.0T ecoFLEX', 1.0, 113, 57.6, 115, 900),
        diesel([2014, 2017], '1.3 CDTi ecoFLEX', 1.3, 94, 83.1, 88, 1500),
      ],
      trims: {
        Design: [15900, 2015, 2018],
        Energy: [16600, 2016, 2018],
        Excite: [16100, 2014, 2016],
        'SRi VX Line': 17700,
        SRi: 17100,
        SE: 17300,
        Griffin: [17000, 2018, 2019],
      },
    },
    {
      sold: [2019, 2026],
      engines: [
        petrol([2019, 2025], '1.2', 1.2, 74, 52.3, 124),
        petrol([2019, 2026], '1.2 Turbo', 1.2, 99, 52.3, 123, 1100),
        petrol([2020, 2025], '1.2 Turbo', 1.2, 99, 49.6, 131, 2600, 'Automatic'),
        petrol([2020, 2025], '1.2 Turbo 130', 1.2, 128, 48.7, 132, 3300, 'Automatic'),
        diesel([2020, 2021], '1.5 Turbo D', 1.5, 101, 67.3, 109, 2400),
        hybrid([2024, 2026], '1.2 Hybrid', 1.2, 99, 61.4, 104, 2900),
      ],
      trims: {
        SE: [16400, 2019, 2022],
        'SRi Edition': [19300, 2021, 2022],
        'Elite Nav': [20200, 2019, 2021],
        'Elite Edition': [20400, 2021, 2022],
        Design: [18400, 2022, 2026],
        GS: [21600, 2022, 2026],
        Ultimate: [23600, 2022, 2026],
      },
    },
  ),
  car(
    'Corsa-e',
    { body: 'Hatchback', style: 'city', weight: 4 },
    {
      sold: [2020, 2023],
      engines: [electric([2020, 2023], '100kW 50kWh', 134)],
      trims: {
        'SE Nav Premium': [30400, 2020, 2022],
        'Elite Nav Premium': [32600, 2020, 2022],
        'SRi Premium': [33500, 2021, 2022],
        Design: [30600, 2022, 2023],
        'Anniversary Edition': [31900, 2022, 2023],
      },
    },
  ),
  car(
    'Corsa Electric',
    { body: 'Hatchback', style: 'city', weight: 3 },
    {
      sold: [2023, 2026],
      engines: [
        electric([2023, 2026], '100kW 50kWh', 134),
        electric([2023, 2026], '115kW 51kWh', 154, 2300),
      ],
      trims: { Design: 29900, GS: 31500, Ultimate: 33500 },
    },
  ),
  car(
    'Astra',
    { body: 'Hatchback', weight: 11 },
    {
      sold: [2010, 2015],
      engines: [
        petrol([2010, 2015], '1.4', 1.4, 99, 51.4, 129, -900),
        petrol([2010, 2015], '1.6i', 1.6, 113, 44.8, 147, -300),
        petrol([2010, 2015], '1.6i', 1.6, 113, 41.5, 159, 1000, 'Automatic'),
        diesel([2010, 2014], '1.7 CDTi ecoFLEX', 1.7, 108, 68.9, 109, 1200),
        diesel([2010, 2015], '2.0 CDTi', 2.0, 163, 60.1, 124, 2600),
        diesel([2014, 2015], '1.6 CDTi ecoFLEX', 1.6, 108, 78.5, 97, 1400),
      ],
      trims: {
        Exclusiv: [21500, 2010, 2014],
        Excite: [21700, 2014, 2015],
        SRi: 23000,
        SE: [23300, 2010, 2013],
        Elite: 24600,
      },
    },
    {
      sold: [2015, 2021],
      engines: [
        petrol([2015, 2019], '1.0T ecoTEC', 1.0, 104, 64.2, 102, -600),
        petrol([2015, 2019], '1.4T', 1.4, 123, 52.3, 126),
        petrol([2015, 2019], '1.4T', 1.4, 148, 49.6, 131, 1700, 'Automatic'),
        petrol([2019, 2021], '1.2 Turbo 130', 1.2, 128, 52.3, 122),
        petrol([2019, 2021], '1.4 Turbo', 1.4, 143, 44.8, 143, 1700, 'Automatic'),
        diesel([2015, 2019], '1.6 CDTi', 1.6, 108, 76.3, 97, 1300),
        diesel([2019, 2021], '1.5 Turbo D', 1.5, 120, 61.4, 120, 1500),
      ],
      trims: {
        Design: [21600, 2015, 2019],
        'Tech Line': [21500, 2016, 2018],
        SE: [20800, 2019, 2021],
        SRi: [22600, 2015, 2019],
        'SRi Nav': [23700, 2016, 2021],
        'Elite Nav': [25200, 2016, 2021],
        'Griffin Edition': [22600, 2020, 2021],
      },
    },
    {
      sold: [2022, 2026],
      engines: [
        petrol([2022, 2025], '1.2 Turbo 130', 1.2, 128, 50.4, 127),
        petrol([2022, 2025], '1.2 Turbo 130', 1.2, 128, 47.9, 133, 1800, 'Automatic'),
        diesel([2022, 2023], '1.5 Turbo D', 1.5, 128, 61.4, 120, 1500),
        hybrid([2024, 2026], '1.2 Hybrid', 1.2, 134, 57.6, 111, 2700),
        plugIn([2022, 2026], '1.6 Plug-in Hybrid', 1.6, 178, 256.8, 25, 8500),
        electric([2023, 2026], '115kW 54kWh', 154, 11500),
      ],
      trims: {
        Design: 24600,
        GS: [27400, 2023, 2026],
        'GS Line': [26500, 2022, 2023],
        Ultimate: 29800,
      },
    },
  ),
  car(
    'Astra',
    { body: 'Estate', weight: 3 },
    {
      sold: [2010, 2015],
      engines: [
        petrol([2010, 2015], '1.6i', 1.6, 113, 44.1, 149, -300),
        diesel([2010, 2014], '1.7 CDTi ecoFLEX', 1.7, 108, 65.7, 114, 1200),
        diesel([2014, 2015], '1.6 CDTi ecoFLEX', 1.6, 108, 74.3, 100, 1400),
      ],
      trims: { Exclusiv: [22900, 2010, 2014], SRi: 24400, 'Tech Line': [22700, 2013, 2015] },
    },
    {
      sold: [2016, 2021],
      engines: [
        petrol([2016, 2019], '1.4T', 1.4, 123, 51.4, 128),
        petrol([2019, 2021], '1.2 Turbo 130', 1.2, 128, 51.4, 124),
        diesel([2016, 2019], '1.6 CDTi', 1.6, 108, 74.3, 101, 1300),
        diesel([2019, 2021], '1.5 Turbo D', 1.5, 120, 60.1, 122, 1500),
      ],
      trims: { Design: [23200, 2016, 2019], 'SRi Nav': 25200, SE: [22300, 2019, 2021] },
    },
    {
      sold: [2022, 2026],
      engines: [
        petrol([2022, 2025], '1.2 Turbo 130', 1.2, 128, 49.6, 130),
        petrol([2022, 2025], '1.2 Turbo 130', 1.2, 128, 47.1, 136, 1800, 'Automatic'),
        plugIn([2022, 2026], '1.6 Plug-in Hybrid', 1.6, 178, 235.4, 27, 8500),
      ],
      trims: { Design: 25800, GS: 28700 },
    },
  ),
  car(
    'Mokka',
    { body: 'SUV', weight: 7 },
    {
      sold: [2012, 2016],
      engines: [
        petrol([2012, 2016], '1.6i', 1.6, 113, 43.5, 153, -400),
        petrol([2012, 2016], '1.4T', 1.4, 138, 44.1, 149, 500),
        diesel([2012, 2015], '1.7 CDTi ecoFLEX', 1.7, 128, 60.1, 124, 1900),
        diesel([2015, 2016], '1.6 CDTi', 1.6, 134, 65.7, 114, 1900),
      ],
      trims: { Exclusiv: 21000, 'Tech Line': 20600, SE: 23700 },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2024], '1.2 Turbo', 1.2, 99, 51.4, 124),
        petrol([2021, 2026], '1.2 Turbo 130', 1.2, 128, 47.9, 134, 1800, 'Automatic'),
        electric([2021, 2024], '100kW 50kWh', 134, 9800),
        electric([2024, 2026], '115kW 54kWh', 154, 10900),
      ],
      trims: {
        SE: [22300, 2021, 2022],
        'SRi Premium': [26900, 2021, 2022],
        Design: [23300, 2022, 2026],
        GS: [26100, 2022, 2026],
        Ultimate: [29100, 2022, 2026],
      },
    },
  ),
  car(
    'Mokka X',
    { body: 'SUV', weight: 5 },
    {
      sold: [2016, 2019],
      engines: [
        petrol([2016, 2018], '1.4T', 1.4, 138, 47.1, 140),
        petrol([2018, 2019], '1.4T', 1.4, 138, 39.8, 162),
        petrol([2016, 2018], '1.6i', 1.6, 113, 42.2, 155, -900),
        petrol([2016, 2018], '1.4T', 1.4, 138, 43.5, 150, 1200, 'Automatic'),
        diesel([2016, 2018], '1.6 CDTi', 1.6, 134, 65.7, 114, 1700),
      ],
      trims: { Active: 20400, 'Design Nav': 19200, Elite: 23100 },
    },
  ),
  car(
    'Crossland X',
    { body: 'SUV', weight: 5 },
    {
      sold: [2017, 2021],
      engines: [
        petrol([2017, 2018], '1.2', 1.2, 80, 55.4, 116, -900),
        petrol([2017, 2018], '1.2T ecoTec 110', 1.2, 108, 57.6, 109),
        petrol([2019, 2021], '1.2T 110', 1.2, 108, 47.1, 137),
        petrol([2019, 2021], '1.2T 130', 1.2, 128, 43.5, 147, 1900, 'Automatic'),
        diesel([2017, 2018], '1.6 Turbo D ecoTec', 1.6, 97, 78.5, 93, 1600),
        diesel([2019, 2021], '1.5 Turbo D', 1.5, 100, 61.4, 120, 1700),
      ],
      trims: { SE: 20100, Elite: 22300, Griffin: [21200, 2020, 2021] },
    },
  ),
  car(
    'Crossland',
    { body: 'SUV', weight: 6 },
    {
      sold: [2021, 2024],
      engines: [
        petrol([2021, 2024], '1.2 Turbo 110', 1.2, 108, 47.9, 133),
        petrol([2021, 2024], '1.2 Turbo 130', 1.2, 128, 44.8, 143, 1900, 'Automatic'),
        diesel([2021, 2023], '1.5 Turbo D', 1.5, 108, 58.9, 126, 1700),
      ],
      trims: {
        SE: [20100, 2021, 2022],
        Elite: [23000, 2021, 2022],
        Design: [21800, 2022, 2024],
        GS: [24300, 2022, 2024],
        Ultimate: [25300, 2021, 2024],
      },
    },
  ),
  car(
    'Grandland X',
    { body: 'SUV', weight: 5 },
    {
      sold: [2018, 2021],
      engines: [
        petrol([2018, 2018], '1.2T', 1.2, 128, 54.3, 120),
        petrol([2019, 2021], '1.2 Turbo', 1.2, 128, 43.5, 147),
        petrol([2019, 2021], '1.2 Turbo', 1.2, 128, 41.5, 153, 1700, 'Automatic'),
        diesel([2019, 2021], '1.5 Turbo D', 1.5, 128, 55.4, 134, 2000),
        plugIn([2020, 2021], '1.6 Hybrid4 300', 1.6, 296, 204.5, 31, 14000),
      ],
      trims: { SE: 25300, 'SRi Nav': 26900, 'Elite Nav': 29800 },
    },
  ),
  car(
    'Grandland',
    { body: 'SUV', weight: 6 },
    {
      sold: [2021, 2024],
      engines: [
        petrol([2021, 2024], '1.2 Turbo', 1.2, 128, 44.1, 145),
        petrol([2021, 2024], '1.2 Turbo', 1.2, 128, 42.2, 151, 1700, 'Automatic'),
        diesel([2021, 2023], '1.5 Turbo D', 1.5, 128, 53.3, 138, 2000, 'Automatic'),
        plugIn([2021, 2024], '1.6 Hybrid', 1.6, 222, 210.7, 31, 9300),
      ],
      trims: {
        'SRi Nav': [26900, 2021, 2022],
        Design: [26300, 2022, 2024],
        GS: [30400, 2022, 2024],
        Ultimate: 33900,
      },
    },
    {
      sold: [2024, 2026],
      engines: [
        hybrid([2024, 2026], '1.2 Hybrid', 1.2, 134, 51.4, 124, 1500),
        plugIn([2024, 2026], '1.6 Plug-in Hybrid', 1.6, 192, 332, 20, 6500),
        electric([2024, 2026], '157kW 73kWh', 210, 6400),
      ],
      trims: { Design: 33300, GS: 35600, Ultimate: 38900 },
    },
  ),
  car(
    'Insignia',
    { body: 'Hatchback', weight: 4 },
    {
      sold: [2009, 2017],
      engines: [
        petrol([2009, 2016], '1.8i VVT', 1.8, 138, 40.4, 164, -1900),
        diesel([2009, 2015], '2.0 CDTi ecoFLEX', 2.0, 138, 65.7, 114),
        diesel([2009, 2014], '2.0 CDTi 160', 2.0, 158, 48.7, 154, 1400, 'Automatic'),
        diesel([2015, 2017], '1.6 CDTi ecoFLEX', 1.6, 134, 72.4, 104),
        diesel([2015, 2017], '2.0 CDTi 170 ecoFLEX', 2.0, 168, 62.8, 118, 1500),
      ],
      trims: {
        Exclusiv: [24000, 2009, 2013],
        Design: [24200, 2013, 2017],
        SRi: [24900, 2009, 2013],
        'SRi Nav': [25500, 2014, 2017],
        'Elite Nav': [28500, 2013, 2017],
      },
    },
    {
      sold: [2017, 2022],
      engines: [
        petrol([2017, 2018], '1.5T', 1.5, 138, 49.6, 129, -900),
        petrol([2019, 2020], '1.5T', 1.5, 138, 41.5, 153, -900),
        diesel([2017, 2018], '1.6 Turbo D ecoTec', 1.6, 134, 65.7, 114),
        diesel([2019, 2020], '1.6 Turbo D', 1.6, 134, 53.3, 139),
        diesel([2017, 2018], '2.0 Turbo D', 2.0, 168, 54.3, 136, 2300),
        diesel([2020, 2022], '1.5 Turbo D', 1.5, 120, 61.4, 122),
        diesel([2020, 2022], '2.0 Turbo D', 2.0, 172, 56.5, 131, 2300, 'Automatic'),
      ],
      trims: {
        Design: [24200, 2017, 2020],
        SE: [24700, 2020, 2022],
        'SRi Nav': [25500, 2017, 2020],
        'SRi VX-Line Nav': 27100,
        'Elite Nav': [28500, 2017, 2020],
      },
    },
  ),
  car(
    'Zafira Tourer',
    { body: 'MPV', weight: 2 },
    {
      sold: [2012, 2018],
      engines: [
        petrol([2012, 2018], '1.4T', 1.4, 138, 42.2, 156),
        diesel([2012, 2014], '2.0 CDTi ecoFLEX', 2.0, 128, 62.8, 119, 1300),
        diesel([2014, 2018], '1.6 CDTi ecoFLEX', 1.6, 134, 68.9, 109, 1500),
      ],
      trims: {
        Exclusiv: [21200, 2012, 2015],
        Design: [21000, 2015, 2018],
        SRi: 22400,
        Elite: [24900, 2012, 2017],
      },
    },
  ),
  car(
    'Adam',
    { body: 'Hatchback', style: 'three-door', doors: 3, seats: 4, weight: 3 },
    {
      sold: [2013, 2019],
      engines: [
        petrol([2013, 2018], '1.2i', 1.2, 69, 53.3, 124),
        petrol([2019, 2019], '1.2i', 1.2, 69, 44.8, 143),
        petrol([2013, 2017], '1.4i', 1.4, 86, 52.3, 125, 700),
        petrol([2015, 2018], '1.0i Turbo', 1.0, 113, 57.6, 114, 1900),
      ],
      trims: { Energised: [14000, 2017, 2018], Jam: 14900, Glam: [16000, 2013, 2018] },
    },
  ),
);
