import { car, diesel, electric, hybrid, modelsOf, petrol, plugIn } from '../catalogue-model';

export const HYUNDAI = modelsOf(
  'Hyundai',
  car(
    'i10',
    { body: 'Hatchback', style: 'city', weight: 6 },
    {
      sold: [2009, 2013],
      engines: [
        petrol([2009, 2010], '1.2', 1.2, 76, 56.5, 119, 300),
        petrol([2011, 2013], '1.2', 1.2, 84, 61.4, 108, 300),
        petrol([2011, 2013], '1.0 Blue Drive', 1.0, 68, 67.3, 99),
        petrol([2011, 2013], '1.2', 1.2, 84, 47.9, 139, 1000, 'Automatic'),
      ],
      trims: {
        Classic: 12000,
        Comfort: [13000, 2009, 2011],
        Active: [13100, 2011, 2013],
        Style: 14000,
      },
    },
    {
      sold: [2014, 2019],
      engines: [
        petrol([2014, 2018], '1.0', 1.0, 65, 60.1, 108),
        petrol([2019, 2019], '1.0 MPi', 1.0, 65, 51.4, 125),
        petrol([2014, 2018], '1.2', 1.2, 86, 57.6, 114, 600),
        petrol([2014, 2018], '1.2', 1.2, 86, 45.6, 142, 1200, 'Automatic'),
      ],
      trims: {
        S: [12100, 2014, 2018],
        SE: 13200,
        'Go SE': [13600, 2017, 2018],
        Premium: 14400,
        'Premium SE': [15200, 2014, 2019],
      },
    },
    {
      sold: [2020, 2026],
      engines: [
        petrol([2020, 2023], '1.0 MPi', 1.0, 66, 55.4, 115),
        petrol([2023, 2026], '1.0 MPi', 1.0, 62, 56.5, 114),
        petrol([2020, 2023], '1.2 MPi', 1.2, 83, 53.3, 119, 700),
        petrol([2020, 2026], '1.2 MPi', 1.2, 83, 49.6, 130, 1200, 'Semi-Auto'),
      ],
      trims: {
        SE: [13200, 2020, 2021],
        'SE Connect': [13900, 2020, 2022],
        Advance: [14200, 2023, 2026],
        Premium: 15300,
      },
    },
  ),
  car(
    'i20',
    { body: 'Hatchback', style: 'city', weight: 5 },
    {
      sold: [2009, 2014],
      engines: [
        petrol([2009, 2012], '1.2', 1.2, 77, 54.3, 124, -900),
        petrol([2012, 2014], '1.2', 1.2, 84, 57.6, 114, -900),
        petrol([2009, 2014], '1.4', 1.4, 99, 47.9, 133, 0, 'Automatic'),
        diesel([2012, 2014], '1.1 CRDi Blue', 1.1, 74, 88.3, 84, 300),
      ],
      trims: {
        Classic: 17900,
        Comfort: [19000, 2009, 2012],
        Active: [19200, 2012, 2014],
        Style: 20500,
      },
    },
    {
      sold: [2015, 2020],
      engines: [
        petrol([2015, 2018], '1.2', 1.2, 83, 55.4, 119, -900),
        petrol([2019, 2020], '1.2 MPi', 1.2, 83, 46.3, 138, -900),
        petrol([2016, 2018], '1.0T GDi', 1.0, 99, 62.8, 104, 0),
        petrol([2019, 2020], '1.0T GDi', 1.0, 99, 49.6, 129, 0),
        petrol([2015, 2018], '1.4', 1.4, 99, 42.2, 155, 300, 'Automatic'),
        diesel([2015, 2018], '1.1 CRDi Blue', 1.1, 74, 88.3, 84, 300),
      ],
      trims: {
        S: [17500, 2015, 2018],
        SE: 18800,
        'Premium SE Nav': [21500, 2018, 2020],
        Premium: [20500, 2015, 2018],
        Play: [18900, 2019, 2020],
      },
    },
    {
      sold: [2020, 2026],
      autoName: 'DCT',
      engines: [
        petrol([2020, 2023], '1.0 T-GDi 48V MHD', 1.0, 99, 55.4, 116),
        petrol([2023, 2026], '1.0 T-GDi', 1.0, 99, 54.3, 119),
        petrol([2020, 2026], '1.0 T-GDi 48V MHD', 1.0, 99, 54.3, 119, 1250, 'Semi-Auto'),
      ],
      trims: {
        'SE Connect': [19600, 2020, 2023],
        Advance: [20500, 2023, 2026],
        Premium: 21800,
        Ultimate: [23500, 2021, 2026],
      },
    },
    {
      sold: [2021, 2026],
      autoName: 'DCT',
      engines: [
        petrol([2021, 2023], '1.0 T-GDi 48V MHD', 1.0, 99, 54.3, 117),
        petrol([2023, 2026], '1.0 T-GDi', 1.0, 99, 53.3, 120),
      ],
      trims: { 'N Line': 22700 },
    },
  ),
  car(
    'i30',
    { body: 'Hatchback', weight: 4 },
    {
      sold: [2009, 2011],
      engines: [
        petrol([2009, 2011], '1.4', 1.4, 107, 46.3, 142, -500),
        diesel([2009, 2011], '1.6 CRDi', 1.6, 113, 62.8, 119, 1500),
        petrol([2009, 2011], '1.6', 1.6, 124, 41.5, 159, 1100, 'Automatic'),
      ],
      trims: { Classic: 20500, Comfort: 22000, Premium: 24000 },
    },
    {
      sold: [2012, 2016],
      engines: [
        petrol([2012, 2016], '1.4', 1.4, 98, 47.9, 138, -500),
        petrol([2012, 2016], '1.6 GDi', 1.6, 133, 48.7, 135, 900, 'Automatic'),
        diesel([2012, 2015], '1.6 CRDi Blue Drive', 1.6, 108, 76.3, 97, 1500),
        diesel([2015, 2016], '1.6 CRDi Blue Drive', 1.6, 108, 78.5, 94, 1500),
      ],
      trims: {
        Classic: [20500, 2012, 2014],
        Active: [21900, 2012, 2014],
        S: [20900, 2014, 2016],
        SE: [22300, 2014, 2016],
        'SE Nav': [22900, 2015, 2016],
        Premium: [24600, 2014, 2016],
      },
    },
    {
      sold: [2017, 2020],
      engines: [
        petrol([2017, 2018], '1.0T GDi', 1.0, 118, 56.5, 115),
        petrol([2019, 2020], '1.0T GDi', 1.0, 118, 47.1, 137),
        petrol([2017, 2020], '1.4T GDi', 1.4, 138, 44.8, 142, 1000),
        diesel([2017, 2018], '1.6 CRDi', 1.6, 108, 74.3, 99, 1700),
        diesel([2019, 2020], '1.6 CRDi', 1.6, 114, 58.9, 127, 1700),
      ],
      trims: { S: [20900, 2017, 2019], SE: [21900, 2017, 2018], 'SE Nav': 22500, Premium: 24300 },
    },
    {
      sold: [2020, 2026],
      autoName: 'DCT',
      engines: [
        petrol([2020, 2024], '1.0T GDi 48V MHD', 1.0, 118, 53.3, 121),
        petrol([2020, 2024], '1.0T GDi 48V MHD', 1.0, 118, 53.3, 120, 1300, 'Semi-Auto'),
        petrol([2024, 2026], '1.0T GDi', 1.0, 99, 50.4, 127),
        diesel([2020, 2022], '1.6 CRDi 48V MHD', 1.6, 134, 61.4, 122, 1900),
      ],
      trims: {
        'SE Connect': [21800, 2020, 2023],
        Advance: [22500, 2023, 2026],
        Premium: [24000, 2020, 2026],
        'N Line': 24600,
      },
    },
  ),
  car(
    'Ioniq',
    { body: 'Hatchback', autoName: 'DCT', weight: 3 },
    {
      sold: [2016, 2022],
      engines: [
        hybrid([2016, 2018], '1.6 GDi Hybrid', 1.6, 139, 83.1, 79, 0, 'Semi-Auto'),
        hybrid([2019, 2022], '1.6 GDi Hybrid', 1.6, 139, 62.8, 102, 0, 'Semi-Auto'),
      ],
      trims: {
        SE: [22500, 2016, 2019],
        'SE Connect': [23900, 2019, 2022],
        Premium: 25700,
        'Premium SE': 27900,
      },
    },
    {
      sold: [2017, 2021],
      engines: [
        plugIn([2017, 2018], '1.6 GDi Plug-in', 1.6, 139, 256.8, 26, 0, 'Semi-Auto'),
        plugIn([2019, 2021], '1.6 GDi Plug-in', 1.6, 139, 256.8, 26, 0, 'Semi-Auto'),
      ],
      trims: { Premium: 31500, 'Premium SE': 33500 },
    },
    {
      sold: [2016, 2022],
      autoName: 'Auto',
      engines: [
        electric([2016, 2019], '88kW 28kWh', 118),
        electric([2019, 2022], '100kW 38kWh', 134, 1200),
      ],
      trims: { Premium: 32000, 'Premium SE': 34000 },
    },
  ),
  car(
    'Kona',
    { body: 'SUV', weight: 6 },
    {
      sold: [2017, 2020],
      engines: [
        petrol([2017, 2018], '1.0T GDi Blue Drive', 1.0, 118, 54.3, 117),
        petrol([2019, 2020], '1.0T GDi Blue Drive', 1.0, 118, 45.6, 141),
      ],
      trims: {
        S: [20700, 2017, 2019],
        SE: 22000,
        Play: [22000, 2018, 2020],
        Premium: 24900,
        'Premium SE': 26500,
      },
    },
    {
      sold: [2021, 2023],
      engines: [
        petrol([2021, 2023], '1.0T GDi 48V MHD', 1.0, 118, 47.1, 137),
        petrol([2021, 2023], '1.0T GDi', 1.0, 118, 46.3, 139, -400),
      ],
      trims: { 'SE Connect': 22300, 'N Line': 24600, Premium: 24900, Ultimate: 28500 },
    },
    {
      sold: [2019, 2023],
      autoName: 'DCT',
      engines: [hybrid([2019, 2023], '1.6 GDi Hybrid', 1.6, 139, 56.5, 114, 0, 'Semi-Auto')],
      trims: {
        SE: [24600, 2019, 2020],
        'SE Connect': [25600, 2021, 2023],
        Premium: 28200,
        Ultimate: [31800, 2021, 2023],
      },
    },
    {
      sold: [2018, 2023],
      engines: [
        electric([2018, 2023], '100kW 39kWh', 134, -3500),
        electric([2018, 2023], '150kW 64kWh', 201),
      ],
      trims: {
        SE: [34500, 2018, 2020],
        'SE Connect': [35000, 2021, 2023],
        Premium: 36400,
        Ultimate: [38900, 2021, 2023],
      },
    },
    {
      sold: [2023, 2026],
      engines: [
        petrol([2023, 2026], '1.0T GDi', 1.0, 118, 47.9, 134),
        petrol([2023, 2026], '1.6T GDi', 1.6, 196, 41.5, 154, 3300, 'Semi-Auto'),
        hybrid([2023, 2026], '1.6 GDi Hybrid', 1.6, 139, 60.1, 107, 4200, 'Semi-Auto'),
      ],
      trims: { Advance: 25700, 'N Line': 28200, Ultimate: 31500 },
    },
    {
      sold: [2023, 2026],
      engines: [
        electric([2023, 2026], '115kW 48kWh', 154),
        electric([2023, 2026], '160kW 65kWh', 215, 3800),
      ],
      trims: { Advance: 34900, Ultimate: 41500 },
    },
  ),
  car(
    'Tucson',
    { body: 'SUV', weight: 9 },
    {
      sold: [2015, 2020],
      autoName: 'DCT',
      engines: [
        petrol([2015, 2018], '1.6 GDi Blue Drive', 1.6, 130, 44.8, 147),
        petrol([2019, 2020], '1.6 GDi', 1.6, 130, 36.7, 175),
        petrol([2015, 2018], '1.6 TGDi', 1.6, 174, 37.2, 175, 2600, 'Semi-Auto'),
        petrol([2019, 2020], '1.6 TGDi 177', 1.6, 174, 34.9, 184, 2600, 'Semi-Auto'),
        diesel([2015, 2018], '1.7 CRDi Blue Drive', 1.7, 114, 61.7, 119, 1400),
        diesel([2018, 2020], '1.6 CRDi', 1.6, 114, 49.6, 151, 1400),
      ],
      trims: {
        S: [26500, 2015, 2018],
        SE: [27800, 2015, 2018],
        'SE Nav': 28500,
        Premium: 30800,
        'Premium SE': [33200, 2015, 2020],
      },
    },
    {
      sold: [2021, 2026],
      engines: [
        petrol([2021, 2026], '1.6 TGDi', 1.6, 148, 42.8, 149),
        petrol([2021, 2024], '1.6 TGDi 48V MHD', 1.6, 148, 44.8, 143, 900),
        petrol([2021, 2024], '1.6 TGDi 48V MHD', 1.6, 148, 44.1, 145, 2500, 'Semi-Auto'),
        hybrid([2021, 2024], '1.6 TGDi Hybrid 230', 1.6, 226, 49.6, 130, 4700),
        hybrid([2024, 2026], '1.6 TGDi Hybrid 215', 1.6, 212, 50.4, 127, 4900),
      ],
      trims: {
        'SE Connect': [28500, 2021, 2023],
        Advance: [29500, 2023, 2026],
        Premium: 31000,
        'N Line': 32300,
        Ultimate: 34600,
      },
    },
    {
      sold: [2021, 2026],
      engines: [plugIn([2021, 2026], '1.6 TGDi Plug-in Hybrid', 1.6, 261, 201.8, 31)],
      trims: { Premium: 39500, Ultimate: 43200 },
    },
  ),
  car(
    'Santa Fe',
    { body: 'SUV', seats: 7, weight: 2 },
    {
      sold: [2009, 2012],
      engines: [
        diesel([2009, 2010], '2.2 CRDi', 2.2, 153, 38.7, 193, -2000),
        diesel([2010, 2012], '2.2 CRDi', 2.2, 194, 41.5, 176),
        diesel([2010, 2012], '2.2 CRDi', 2.2, 194, 38.2, 197, 1500, 'Automatic'),
      ],
      trims: { Style: 38500, Premium: [41000, 2010, 2012], CDX: [40500, 2009, 2010] },
    },
    {
      sold: [2012, 2018],
      engines: [
        diesel([2012, 2018], '2.2 CRDi', 2.2, 197, 46.3, 159),
        diesel([2012, 2018], '2.2 CRDi', 2.2, 197, 42.2, 177, 1600, 'Automatic'),
      ],
      trims: { Style: [38700, 2012, 2015], Premium: 41500, 'Premium SE': 45000 },
    },
    {
      sold: [2018, 2020],
      engines: [diesel([2018, 2020], '2.2 CRDi', 2.2, 197, 39.2, 188, 0, 'Automatic')],
      trims: { SE: 39500, Premium: 42000, 'Premium SE': 46000 },
    },
    {
      sold: [2021, 2024],
      engines: [
        diesel([2021, 2021], '2.2 CRDi', 2.2, 199, 43.5, 171, 0, 'Semi-Auto'),
        hybrid([2021, 2024], '1.6 TGDi Hybrid', 1.6, 226, 41.5, 156, 1400),
        plugIn([2021, 2024], '1.6 TGDi Plug-in Hybrid', 1.6, 261, 173.7, 37, 5300),
      ],
      trims: { Premium: 42000, Ultimate: 46500 },
    },
    {
      sold: [2024, 2026],
      engines: [
        hybrid([2024, 2026], '1.6 TGDi Hybrid', 1.6, 212, 41.5, 155),
        plugIn([2024, 2026], '1.6 TGDi Plug-in Hybrid', 1.6, 250, 166.2, 38, 4500),
      ],
      trims: { Premium: 46800, Ultimate: 49800, Calligraphy: 53800 },
    },
  ),
  car(
    'Ioniq 5',
    { body: 'SUV', weight: 2 },
    {
      sold: [2021, 2024],
      engines: [
        electric([2021, 2024], '125kW 58kWh', 168),
        electric([2021, 2022], '160kW 73kWh', 215, 3700),
        electric([2022, 2024], '168kW 77kWh', 226, 3900),
      ],
      trims: { 'SE Connect': [41700, 2021, 2022], Premium: 44700, Ultimate: 48200 },
    },
    {
      sold: [2024, 2026],
      engines: [
        electric([2024, 2026], '125kW 63kWh', 168),
        electric([2024, 2026], '168kW 84kWh', 226, 4000),
      ],
      trims: { Advance: 40800, Premium: 43800, Ultimate: 47300, 'N Line': 46500 },
    },
  ),
);
