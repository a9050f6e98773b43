import { car, diesel, electric, modelsOf, petrol, plugIn } from '../catalogue-model';

export const BMW = modelsOf(
  'BMW',
  car(
    '1 Series',
    { body: 'Hatchback', autoName: 'Step Auto', weight: 8 },
    {
      sold: [2009, 2011],
      engines: [
        petrol([2009, 2011], '116i', 2.0, 120, 44.8, 148),
        diesel([2009, 2011], '116d', 2.0, 114, 64.2, 118, 900),
        diesel([2009, 2011], '118d', 2.0, 141, 62.8, 119, 1900),
        diesel([2009, 2011], '118d', 2.0, 141, 52.3, 142, 3300, 'Automatic'),
      ],
      trims: { ES: 24000, SE: 25200, Sport: [26300, 2010, 2011], 'M Sport': 27800 },
    },
    {
      sold: [2011, 2019],
      engines: [
        petrol([2011, 2015], '116i', 1.6, 134, 51.4, 129),
        petrol([2015, 2018], '118i [1.5]', 1.5, 134, 54.3, 120, 300),
        petrol([2015, 2018], '118i [1.5]', 1.5, 134, 53.3, 122, 1800, 'Automatic'),
        petrol([2019, 2019], '118i [1.5]', 1.5, 134, 42.2, 152, 300),
        diesel([2011, 2015], '116d EfficientDynamics', 1.6, 114, 74.3, 99, 1000),
        diesel([2015, 2018], '116d', 1.5, 114, 74.3, 101, 1100),
        diesel([2011, 2015], '118d', 2.0, 141, 62.8, 118, 1900),
        diesel([2015, 2018], '118d', 2.0, 148, 65.7, 111, 1900),
        diesel([2011, 2018], '120d', 2.0, 181, 62.8, 118, 4300, 'Automatic'),
      ],
      trims: {
        SE: [25200, 2011, 2019],
        Sport: 26500,
        'M Sport': 28400,
        'M Sport Shadow Edition': [29300, 2017, 2019],
      },
    },
    {
      sold: [2019, 2024],
      engines: [
        petrol([2019, 2020], '118i', 1.5, 138, 44.8, 143),
        petrol([2021, 2024], '118i [136]', 1.5, 134, 47.9, 134),
        petrol([2019, 2020], '118i', 1.5, 138, 44.8, 144, 1600, 'Semi-Auto'),
        petrol([2021, 2024], '118i [136]', 1.5, 134, 46.3, 139, 1600, 'Semi-Auto'),
        diesel([2019, 2023], '116d', 1.5, 114, 61.4, 120, 1000),
        diesel([2019, 2023], '118d', 2.0, 148, 58.9, 125, 1900),
        diesel([2019, 2024], '120d', 2.0, 187, 57.6, 128, 4600, 'Automatic'),
      ],
      trims: { SE: [25200, 2019, 2022], Sport: 26500, 'M Sport': 28400 },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '120', 1.5, 168, 50.4, 126, 0, 'Semi-Auto'),
        diesel([2025, 2026], '120d', 2.0, 161, 62.8, 118, 2000, 'Semi-Auto'),
      ],
      trims: { Sport: 31000, 'M Sport': 33500 },
    },
  ),
  car(
    '2 Series Gran Coupe',
    { body: 'Saloon', autoName: 'DCT', weight: 3 },
    {
      sold: [2020, 2025],
      engines: [
        petrol([2020, 2020], '218i', 1.5, 138, 45.6, 141, 0, 'Semi-Auto'),
        petrol([2021, 2025], '218i [136]', 1.5, 134, 46.3, 139, 0, 'Semi-Auto'),
        petrol([2020, 2025], '218i', 1.5, 138, 45.6, 140, -1600),
        diesel([2020, 2023], '218d', 2.0, 148, 58.9, 126, 400),
      ],
      trims: { Sport: 28900, 'M Sport': 30800 },
    },
    {
      sold: [2025, 2026],
      engines: [petrol([2025, 2026], '220', 1.5, 168, 51.4, 125, 0, 'Semi-Auto')],
      trims: { Sport: 34600, 'M Sport': 36500 },
    },
  ),
  car(
    '2 Series',
    { body: 'Coupe', autoName: 'Step Auto', weight: 2 },
    {
      sold: [2014, 2021],
      engines: [
        petrol([2014, 2016], '220i', 2.0, 181, 47.1, 140, 0),
        petrol([2015, 2018], '218i', 1.5, 134, 54.3, 119, -3000),
        petrol([2016, 2018], '220i', 2.0, 181, 49.6, 134, 1500, 'Automatic'),
        petrol([2019, 2021], '218i', 1.5, 134, 42.2, 153, -3000),
        petrol([2019, 2021], '220i', 2.0, 181, 40.4, 160, 1500, 'Automatic'),
        diesel([2014, 2018], '218d', 2.0, 148, 64.2, 116, -1000),
        diesel([2014, 2018], '220d', 2.0, 187, 62.8, 117, 2500, 'Automatic'),
      ],
      trims: { SE: [31300, 2014, 2018], Sport: 32300, 'M Sport': 34300 },
    },
    {
      sold: [2016, 2021],
      engines: [
        petrol([2016, 2018], 'M240i', 3.0, 335, 39.8, 163, 0, 'Automatic'),
        petrol([2019, 2021], 'M240i', 3.0, 335, 33.6, 191, 0, 'Automatic'),
      ],
      trims: { '': 43000 },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2026], '220i', 2.0, 181, 44.1, 147, 0, 'Automatic'),
        petrol([2022, 2026], '230i', 2.0, 242, 42.8, 149, 3500, 'Automatic'),
        diesel([2021, 2023], '220d', 2.0, 187, 60.1, 123, 1900, 'Automatic'),
      ],
      trims: { 'M Sport': 37200 },
    },
    {
      sold: [2021, 2026],
      engines: [petrol([2021, 2026], 'M240i xDrive', 3.0, 369, 34.9, 185, 0, 'Automatic')],
      trims: { '': 46200 },
    },
  ),
  car(
    '3 Series',
    { body: 'Saloon', autoName: 'Step Auto', weight: 8 },
    {
      sold: [2009, 2011],
      engines: [
        petrol([2009, 2011], '318i', 2.0, 141, 47.9, 142, -1500),
        diesel([2009, 2011], '318d', 2.0, 141, 62.8, 119, -700),
        diesel([2009, 2011], '320d', 2.0, 181, 60.1, 125, 900),
        diesel([2010, 2011], '320d EfficientDynamics', 2.0, 161, 68.9, 109, 700),
        diesel([2009, 2011], '320d', 2.0, 181, 51.4, 144, 2400, 'Automatic'),
      ],
      trims: { ES: 31500, SE: 32800, 'M Sport': 35500 },
    },
    {
      sold: [2012, 2018],
      engines: [
        petrol([2012, 2015], '316i', 1.6, 134, 47.9, 137, -1800),
        petrol([2015, 2018], '318i', 1.5, 134, 52.3, 124, -1800),
        petrol([2012, 2018], '320i', 2.0, 181, 47.9, 138, 0, 'Automatic'),
        diesel([2012, 2015], '318d', 2.0, 141, 62.8, 119, -400),
        diesel([2015, 2018], '318d', 2.0, 148, 65.7, 113, -400),
        diesel([2012, 2015], '320d', 2.0, 181, 61.4, 120, 900),
        diesel([2012, 2015], '320d', 2.0, 181, 62.8, 118, 2400, 'Automatic'),
        diesel([2015, 2018], '320d', 2.0, 187, 67.3, 111, 2400, 'Automatic'),
        diesel([2012, 2018], '320d EfficientDynamics', 2.0, 161, 68.9, 109, 500),
      ],
      trims: {
        SE: [32800, 2012, 2018],
        Sport: 34200,
        Luxury: [34800, 2012, 2017],
        'M Sport': 36300,
        'M Sport Shadow Edition': [37200, 2017, 2018],
      },
    },
    {
      sold: [2016, 2018],
      engines: [plugIn([2016, 2018], '330e', 2.0, 248, 148.7, 44, 0, 'Automatic')],
      trims: { SE: 38200, 'M Sport': 41500 },
    },
    {
      sold: [2019, 2026],
      engines: [
        petrol([2019, 2020], '320i', 2.0, 181, 40.9, 156, 0, 'Automatic'),
        petrol([2021, 2026], '320i', 2.0, 181, 43.5, 147, 0, 'Automatic'),
        diesel([2019, 2020], '318d', 2.0, 148, 55.4, 134, 700),
        diesel([2019, 2020], '320d', 2.0, 187, 54.3, 136, 2000, 'Automatic'),
        diesel([2020, 2024], '320d MHT', 2.0, 187, 57.6, 128, 2200, 'Automatic'),
        plugIn([2019, 2026], '330e', 2.0, 288, 201.8, 31, 4600),
      ],
      trims: {
        SE: [33500, 2019, 2020],
        'SE Pro': [34600, 2020, 2022],
        Sport: 35400,
        'M Sport': 37900,
      },
    },
  ),
  car(
    '3 Series',
    { body: 'Estate', autoName: 'Step Auto', weight: 3 },
    {
      sold: [2009, 2012],
      engines: [
        diesel([2009, 2012], '318d', 2.0, 141, 61.4, 122, -1900),
        diesel([2009, 2012], '320d', 2.0, 181, 58.9, 128),
      ],
      trims: { SE: 35900, 'M Sport': 38500 },
    },
    {
      sold: [2012, 2019],
      engines: [
        diesel([2012, 2015], '318d', 2.0, 141, 60.1, 124, -1900),
        diesel([2012, 2015], '320d', 2.0, 181, 58.9, 125, -500),
        diesel([2015, 2018], '320d', 2.0, 187, 62.8, 118, 1000, 'Automatic'),
        diesel([2019, 2019], '320d', 2.0, 187, 50.4, 147, 1000, 'Automatic'),
        petrol([2015, 2018], '320i', 2.0, 181, 45.6, 145, -600, 'Automatic'),
      ],
      trims: { SE: [36200, 2012, 2018], Sport: 37400, 'M Sport': 39500 },
    },
    {
      sold: [2019, 2026],
      engines: [
        diesel([2019, 2020], '320d', 2.0, 187, 52.3, 142, -200, 'Automatic'),
        diesel([2020, 2024], '320d MHT', 2.0, 187, 54.3, 135, 0, 'Automatic'),
        petrol([2020, 2026], '320i', 2.0, 181, 41.5, 155, -1500, 'Automatic'),
        plugIn([2020, 2026], '330e', 2.0, 288, 176.6, 37, 2800),
      ],
      trims: { Sport: 39000, 'M Sport': 41300 },
    },
  ),
  car(
    '4 Series',
    { body: 'Coupe', autoName: 'Step Auto', weight: 3 },
    {
      sold: [2013, 2020],
      engines: [
        petrol([2013, 2018], '420i', 2.0, 181, 47.9, 138, 0, 'Automatic'),
        petrol([2019, 2020], '420i', 2.0, 181, 39.8, 162, 0, 'Automatic'),
        diesel([2013, 2015], '420d', 2.0, 181, 60.1, 124, 700),
        diesel([2015, 2018], '420d', 2.0, 187, 65.7, 114, 2200, 'Automatic'),
        diesel([2019, 2020], '420d', 2.0, 187, 51.4, 144, 2200, 'Automatic'),
      ],
      trims: {
        SE: [37700, 2013, 2017],
        Sport: [38900, 2013, 2019],
        'M Sport': 41300,
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2026], '420i', 2.0, 181, 41.5, 154, 0, 'Automatic'),
        petrol([2020, 2026], '430i', 2.0, 242, 40.9, 157, 4000, 'Automatic'),
        diesel([2020, 2024], '420d xDrive MHT', 2.0, 187, 52.3, 141, 3300, 'Automatic'),
      ],
      trims: { 'M Sport': 42500, 'M Sport Pro Edition': [45300, 2020, 2024] },
    },
  ),
  car(
    '4 Series',
    { body: 'Convertible', autoName: 'Step Auto', weight: 1 },
    {
      sold: [2014, 2020],
      engines: [
        petrol([2014, 2018], '420i', 2.0, 181, 45.6, 144, 0, 'Automatic'),
        petrol([2019, 2020], '420i', 2.0, 181, 37.2, 173, 0, 'Automatic'),
        diesel([2014, 2018], '420d', 2.0, 187, 58.9, 127, 2200, 'Automatic'),
      ],
      trims: { SE: [43000, 2014, 2017], 'M Sport': 46900 },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2026], '420i', 2.0, 181, 39.8, 161, 0, 'Automatic'),
        petrol([2021, 2026], '430i', 2.0, 242, 38.7, 165, 4000, 'Automatic'),
      ],
      trims: { 'M Sport': 48500 },
    },
  ),
  car(
    '5 Series',
    { body: 'Saloon', autoName: 'Auto', weight: 4 },
    {
      sold: [2010, 2017],
      autoName: 'Step Auto',
      engines: [
        diesel([2010, 2014], '520d', 2.0, 181, 57.6, 129, -1500),
        diesel([2010, 2014], '520d', 2.0, 181, 54.3, 137, 0, 'Automatic'),
        diesel([2014, 2017], '520d', 2.0, 187, 65.7, 114, 0, 'Automatic'),
        petrol([2012, 2016], '520i', 2.0, 181, 44.8, 149, -500, 'Automatic'),
      ],
      trims: { SE: 41100, Luxury: [43300, 2013, 2016], 'M Sport': 44500 },
    },
    {
      sold: [2017, 2020],
      engines: [
        diesel([2017, 2018], '520d', 2.0, 187, 65.7, 114, 0, 'Automatic'),
        diesel([2019, 2020], '520d', 2.0, 187, 50.4, 147, 0, 'Automatic'),
        petrol([2018, 2018], '520i', 2.0, 181, 47.1, 136, -500, 'Automatic'),
        petrol([2019, 2020], '520i', 2.0, 181, 40.9, 158, -500, 'Automatic'),
        plugIn([2017, 2018], '530e', 2.0, 248, 141.2, 46, 4800),
        plugIn([2019, 2020], '530e', 2.0, 248, 176.6, 36, 4800),
      ],
      trims: { SE: 41100, 'M Sport': 44500 },
    },
    {
      sold: [2020, 2024],
      engines: [
        diesel([2020, 2024], '520d MHT', 2.0, 187, 56.5, 131, 0, 'Automatic'),
        petrol([2020, 2024], '520i MHT', 2.0, 181, 43.5, 147, -500, 'Automatic'),
        plugIn([2020, 2023], '530e', 2.0, 288, 188.3, 34, 4800),
      ],
      trims: { SE: [41100, 2020, 2022], 'M Sport': 44500 },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '520i', 2.0, 205, 47.1, 136, 0, 'Automatic'),
        plugIn([2024, 2026], '530e', 2.0, 295, 470.8, 14, 7800),
      ],
      trims: { 'M Sport': 52000, 'M Sport Pro': 55000 },
    },
  ),
  car(
    'X1',
    { body: 'SUV', autoName: 'Step Auto', weight: 5 },
    {
      sold: [2009, 2015],
      engines: [
        petrol([2011, 2015], 'sDrive 20i', 2.0, 181, 40.9, 162, 0, 'Automatic'),
        diesel([2009, 2015], 'sDrive 18d', 2.0, 141, 57.6, 128, -700),
        diesel([2009, 2012], 'xDrive 20d', 2.0, 174, 48.7, 153, 1500),
        diesel([2012, 2015], 'xDrive 20d', 2.0, 181, 51.4, 145, 3200, 'Automatic'),
      ],
      trims: {
        SE: 30100,
        Sport: [31500, 2012, 2015],
        xLine: [32300, 2012, 2015],
        'M Sport': [33500, 2010, 2015],
      },
    },
    {
      sold: [2015, 2022],
      engines: [
        petrol([2017, 2018], 'sDrive 18i', 1.5, 138, 49.6, 129, 0, 'Automatic'),
        petrol([2019, 2022], 'sDrive 18i', 1.5, 138, 42.8, 150, 0, 'Automatic'),
        diesel([2015, 2018], 'sDrive 18d', 2.0, 148, 65.7, 114, 0),
        diesel([2019, 2022], 'sDrive 18d', 2.0, 148, 54.3, 137, 0),
        diesel([2015, 2018], 'xDrive 20d', 2.0, 187, 57.6, 128, 3900, 'Automatic'),
        diesel([2019, 2022], 'xDrive 20d', 2.0, 187, 48.7, 152, 3900, 'Automatic'),
      ],
      trims: { SE: [30600, 2015, 2020], Sport: 31500, xLine: 33000, 'M Sport': 34800 },
    },
    {
      sold: [2020, 2022],
      engines: [plugIn([2020, 2022], 'xDrive 25e', 1.5, 217, 134.5, 47, 0)],
      trims: { Sport: 38700, xLine: 40200, 'M Sport': 42000 },
    },
    {
      sold: [2022, 2026],
      engines: [
        petrol([2022, 2024], 'sDrive 18i', 1.5, 134, 44.1, 145, -1200, 'Semi-Auto'),
        petrol([2022, 2026], 'sDrive 20i MHT', 1.5, 168, 47.9, 134, 800, 'Semi-Auto'),
        diesel([2022, 2026], 'sDrive 18d', 2.0, 148, 54.3, 135, 700, 'Semi-Auto'),
        plugIn([2023, 2026], 'xDrive 25e', 1.5, 242, 313.9, 19, 6500),
      ],
      trims: { Sport: [33300, 2022, 2024], xLine: 34900, 'M Sport': 36800 },
    },
  ),
  car(
    'X3',
    { body: 'SUV', autoName: 'Step Auto', weight: 4 },
    {
      sold: [2009, 2010],
      engines: [diesel([2009, 2010], 'xDrive20d', 2.0, 174, 43.5, 172)],
      trims: { SE: 44000, 'M Sport': 46500 },
    },
    {
      sold: [2011, 2017],
      engines: [
        diesel([2011, 2014], 'xDrive20d', 2.0, 181, 50.4, 147, 0, 'Automatic'),
        diesel([2014, 2017], 'xDrive20d', 2.0, 187, 54.3, 136, 0, 'Automatic'),
        diesel([2011, 2017], 'xDrive30d', 3.0, 255, 47.1, 159, 5000, 'Automatic'),
      ],
      trims: { SE: 44800, xLine: [46500, 2014, 2017], 'M Sport': 48300 },
    },
    {
      sold: [2017, 2024],
      engines: [
        diesel([2017, 2018], 'xDrive20d', 2.0, 187, 55.4, 133, 0, 'Automatic'),
        diesel([2019, 2020], 'xDrive20d', 2.0, 187, 43.5, 170, 0, 'Automatic'),
        diesel([2020, 2024], 'xDrive20d MHT', 2.0, 187, 45.6, 161, 0, 'Automatic'),
        petrol([2018, 2024], 'xDrive20i', 2.0, 181, 34.0, 189, -900, 'Automatic'),
      ],
      trims: { SE: [45200, 2017, 2020], xLine: 47800, 'M Sport': 50100 },
    },
    {
      sold: [2020, 2024],
      engines: [plugIn([2020, 2024], 'xDrive 30e', 2.0, 288, 128.4, 49, 0)],
      trims: { xLine: 51900, 'M Sport': 54200 },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '20 xDrive', 2.0, 205, 37.2, 171, 0, 'Automatic'),
        diesel([2024, 2026], '20d xDrive', 2.0, 194, 46.3, 159, 1400, 'Automatic'),
        plugIn([2025, 2026], '30e xDrive', 2.0, 295, 256.8, 26, 4600),
      ],
      trims: { xLine: 48500, 'M Sport': 50400 },
    },
  ),
  car(
    'X5',
    { body: 'SUV', autoName: 'Auto', weight: 3 },
    {
      sold: [2009, 2013],
      autoName: 'Step Auto',
      engines: [
        diesel([2009, 2010], 'xDrive30d', 3.0, 231, 34.4, 217, 0, 'Automatic'),
        diesel([2010, 2013], 'xDrive30d', 3.0, 242, 38.2, 195, 0, 'Automatic'),
      ],
      trims: { SE: 63000, 'M Sport': 67500 },
    },
    {
      sold: [2013, 2018],
      engines: [
        diesel([2014, 2018], 'sDrive25d', 2.0, 228, 50.4, 147, -5000, 'Automatic'),
        diesel([2013, 2018], 'xDrive30d', 3.0, 255, 47.1, 156, 0, 'Automatic'),
        plugIn([2016, 2018], 'xDrive40e', 2.0, 309, 85.6, 77, 3000),
      ],
      trims: { SE: 63000, 'M Sport': 67500 },
    },
    {
      sold: [2018, 2023],
      engines: [
        diesel([2018, 2020], 'xDrive30d', 3.0, 262, 37.7, 197, 0, 'Automatic'),
        diesel([2020, 2023], 'xDrive30d MHT', 3.0, 282, 38.7, 189, 0, 'Automatic'),
        plugIn([2019, 2023], 'xDrive45e', 3.0, 389, 188.3, 31, 5200),
      ],
      trims: { xLine: 65700, 'M Sport': 69200 },
    },
    {
      sold: [2023, 2026],
      engines: [
        diesel([2023, 2026], 'xDrive30d MHT', 3.0, 294, 37.7, 196, 0, 'Automatic'),
        plugIn([2023, 2026], 'xDrive50e', 3.0, 483, 313.9, 22, 9000),
      ],
      trims: { xLine: [69500, 2023, 2025], 'M Sport': 72500 },
    },
  ),
  car(
    'i3',
    { body: 'Hatchback', style: 'city', seats: 4, weight: 2 },
    {
      sold: [2013, 2017],
      engines: [
        electric([2013, 2016], '125kW 22kWh', 168),
        electric([2016, 2017], '125kW 33kWh', 168, 2000),
      ],
      trims: { '': 34000, 'Interior World Loft': 35200, 'Interior World Suite': 36000 },
    },
    {
      sold: [2018, 2022],
      engines: [
        electric([2018, 2018], '125kW 33kWh', 168),
        electric([2019, 2022], '125kW 42kWh', 168, 1500),
        electric([2019, 2022], '135kW S 42kWh', 181, 3000),
      ],
      trims: {
        'Interior World Lodge': 34800,
        'Interior World Loft': 34600,
        'Interior World Suite': 36000,
      },
    },
  ),
  car(
    'i4',
    { body: 'Saloon', doors: 5, weight: 2 },
    {
      sold: [2021, 2026],
      engines: [
        electric([2021, 2026], '250kW eDrive40 83.9kWh', 335),
        electric([2023, 2026], '210kW eDrive35 70.2kWh', 282, -4000),
      ],
      trims: { Sport: [53400, 2021, 2024], 'M Sport': 55400 },
    },
  ),
);

export const MINI = modelsOf(
  'MINI',
  car(
    'Hatch',
    { body: 'Hatchback', style: 'three-door', doors: 3, seats: 4, weight: 9 },
    {
      sold: [2009, 2014],
      engines: [
        petrol([2009, 2014], '1.6 One', 1.6, 97, 52.3, 127, -1600),
        petrol([2009, 2014], '1.6 Cooper', 1.6, 120, 52.3, 127),
        petrol([2009, 2014], '1.6 Cooper', 1.6, 120, 42.2, 158, 1300, 'Automatic'),
        petrol([2009, 2014], '1.6 Cooper S', 1.6, 181, 48.7, 136, 3300),
        diesel([2009, 2010], '1.6 Cooper D', 1.6, 108, 72.4, 104, 1200),
        diesel([2010, 2014], '1.6 Cooper D', 1.6, 110, 74.3, 99, 1200),
      ],
      trims: { '': 20000 },
    },
    {
      sold: [2014, 2018],
      engines: [
        petrol([2014, 2018], '1.2 One', 1.2, 101, 61.4, 108, -1600),
        petrol([2014, 2018], '1.5 Cooper', 1.5, 134, 62.8, 105),
        petrol([2014, 2018], '1.5 Cooper', 1.5, 134, 60.1, 109, 1300, 'Automatic'),
        petrol([2014, 2018], '2.0 Cooper S', 2.0, 189, 49.6, 133, 3300),
        diesel([2014, 2018], '1.5 Cooper D', 1.5, 114, 80.7, 92, 1200),
      ],
      trims: { '': 20000 },
    },
    {
      sold: [2018, 2024],
      autoName: 'Auto',
      engines: [
        petrol([2018, 2023], '1.5 One', 1.5, 101, 50.4, 128, -1600),
        petrol([2018, 2024], '1.5 Cooper', 1.5, 134, 48.7, 133),
        petrol([2018, 2024], '1.5 Cooper', 1.5, 134, 47.9, 134, 1500, 'Semi-Auto'),
        petrol([2018, 2024], '2.0 Cooper S', 2.0, 189, 42.2, 152, 3300),
        petrol([2018, 2024], '2.0 Cooper S', 2.0, 189, 44.1, 145, 4900, 'Semi-Auto'),
      ],
      trims: {
        '': [20000, 2018, 2019],
        Classic: [20700, 2018, 2024],
        Sport: [23800, 2018, 2024],
        Exclusive: [24200, 2018, 2024],
      },
    },
    {
      sold: [2020, 2024],
      engines: [electric([2020, 2024], '135kW Cooper S 33kWh', 181)],
      trims: { 'Level 1': [28800, 2020, 2023], 'Level 2': [30800, 2020, 2024], 'Level 3': 34400 },
    },
  ),
  car(
    'Cooper',
    { body: 'Hatchback', style: 'three-door', doors: 3, seats: 4, weight: 5 },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '1.5 C', 1.5, 154, 47.9, 134, 0, 'Semi-Auto'),
        petrol([2024, 2026], '2.0 S', 2.0, 201, 45.6, 139, 3900, 'Semi-Auto'),
        electric([2024, 2026], '135kW E 41kWh', 181, 5600),
        electric([2024, 2026], '160kW SE 54kWh', 215, 9000),
      ],
      trims: { Classic: 24500, Exclusive: 26700, Sport: 28000 },
    },
  ),
  car(
    'Countryman',
    { body: 'SUV', weight: 4 },
    {
      sold: [2010, 2016],
      engines: [
        petrol([2010, 2016], '1.6 One', 1.6, 97, 47.1, 139, -1500),
        petrol([2010, 2016], '1.6 Cooper', 1.6, 120, 47.1, 140),
        petrol([2010, 2016], '1.6 Cooper S ALL4', 1.6, 181, 42.2, 157, 4600),
        diesel([2010, 2016], '1.6 Cooper D', 1.6, 110, 64.2, 115, 1300),
        diesel([2011, 2016], '1.6 Cooper D ALL4', 1.6, 110, 57.6, 129, 2700),
      ],
      trims: { '': 26300 },
    },
    {
      sold: [2017, 2023],
      engines: [
        petrol([2017, 2018], '1.5 Cooper', 1.5, 134, 51.4, 126),
        petrol([2019, 2023], '1.5 Cooper', 1.5, 134, 44.1, 145),
        petrol([2019, 2023], '1.5 Cooper', 1.5, 134, 42.8, 149, 1600, 'Semi-Auto'),
        petrol([2017, 2018], '2.0 Cooper S', 2.0, 189, 45.6, 141, 3500),
        diesel([2017, 2018], '2.0 Cooper D', 2.0, 148, 64.2, 113, 1900),
      ],
      trims: {
        '': [26000, 2017, 2019],
        Classic: [27200, 2018, 2023],
        Sport: [30000, 2018, 2023],
        Exclusive: [30600, 2018, 2023],
      },
    },
    {
      sold: [2017, 2023],
      engines: [
        plugIn([2017, 2018], '1.5 Cooper S E ALL4 PHEV', 1.5, 221, 134.5, 49),
        plugIn([2019, 2023], '1.5 Cooper S E ALL4 PHEV', 1.5, 217, 156.9, 41, 600),
      ],
      trims: {
        '': [34800, 2017, 2019],
        Classic: [35500, 2019, 2023],
        Exclusive: [38200, 2019, 2023],
      },
    },
    {
      sold: [2024, 2026],
      engines: [
        petrol([2024, 2026], '1.5 C', 1.5, 168, 46.3, 138, 0, 'Semi-Auto'),
        petrol([2024, 2026], '2.0 S ALL4', 2.0, 215, 37.2, 171, 4600, 'Semi-Auto'),
        electric([2024, 2026], '150kW E 66kWh', 201, 12900),
      ],
      trims: { Classic: 29300, Exclusive: 32300, Sport: 33600 },
    },
  ),
  car(
    'Convertible',
    { body: 'Convertible', weight: 2 },
    {
      sold: [2009, 2015],
      engines: [
        petrol([2009, 2015], '1.6 One', 1.6, 97, 49.6, 133, -1700),
        petrol([2009, 2015], '1.6 Cooper', 1.6, 120, 49.6, 133),
        petrol([2009, 2015], '1.6 Cooper S', 1.6, 181, 47.1, 139, 3700),
      ],
      trims: { '': 24300 },
    },
    {
      sold: [2016, 2024],
      engines: [
        petrol([2016, 2018], '1.5 Cooper', 1.5, 134, 57.6, 114),
        petrol([2019, 2024], '1.5 Cooper', 1.5, 134, 46.3, 140),
        petrol([2016, 2018], '2.0 Cooper S', 2.0, 189, 46.3, 142, 3900),
        petrol([2019, 2024], '2.0 Cooper S', 2.0, 189, 41.5, 155, 5500, 'Semi-Auto'),
      ],
      trims: {
        '': [24300, 2016, 2019],
        Classic: [25200, 2018, 2024],
        Sport: [28000, 2018, 2024],
        Exclusive: [28400, 2018, 2024],
      },
    },
    {
      sold: [2025, 2026],
      engines: [
        petrol([2025, 2026], '1.5 C', 1.5, 161, 43.5, 146, 0, 'Semi-Auto'),
        petrol([2025, 2026], '2.0 S', 2.0, 201, 42.2, 151, 3900, 'Semi-Auto'),
      ],
      trims: { Classic: 30000, Exclusive: 32500, Sport: 33800 },
    },
  ),
);
