import { diesel, electric, modelsOf, van } from '../catalogue-model';

/** New prices of vans are quoted with VAT here, like those of cars. */
export const GERMAN_VANS = [
  ...modelsOf(
    'Volkswagen',
    van(
      'Transporter',
      { body: 'Panel Van', autoName: 'DSG', weight: 8 },
      {
        sold: [2009, 2015],
        engines: [
          diesel([2010, 2015], '2.0 TDI 84', 2.0, 83, 40.9, 180, -1200),
          diesel([2010, 2015], '2.0 TDI 102', 2.0, 101, 40.4, 182),
          diesel([2010, 2015], '2.0 TDI 140', 2.0, 138, 39.2, 190, 2500),
          diesel([2010, 2015], '2.0 BiTDI 180', 2.0, 178, 34.9, 213, 5200, 'Semi-Auto'),
          diesel([2009, 2009], '1.9 TDI 102', 1.9, 101, 36.7, 203),
        ],
        trims: {
          'T28 SWB': [31500, 2009, 2013],
          'T28 SWB Startline': [32300, 2013, 2015],
          'T30 SWB Highline': [37300, 2013, 2015],
          'T30 LWB': [33900, 2009, 2013],
        },
      },
      {
        sold: [2015, 2024],
        engines: [
          diesel([2015, 2019], '2.0 TDI BMT 102', 2.0, 101, 47.1, 158),
          diesel([2015, 2019], '2.0 TDI BMT 150', 2.0, 148, 46.3, 161, 2400),
          diesel([2016, 2019], '2.0 TDI BMT 150', 2.0, 148, 44.1, 169, 3900, 'Semi-Auto'),
          diesel([2019, 2024], '2.0 TDI 110', 2.0, 108, 39.2, 189),
          diesel([2019, 2024], '2.0 TDI 150', 2.0, 148, 36.7, 202, 3900, 'Semi-Auto'),
        ],
        trims: {
          'T28 SWB Startline': 33400,
          'T30 SWB Highline': 38500,
          'T32 LWB Highline': 40700,
          'T28 SWB Trendline': [35000, 2015, 2019],
        },
      },
      {
        sold: [2025, 2026],
        autoName: 'Auto',
        engines: [
          diesel([2025, 2026], '2.0 TDI 150', 2.0, 148, 38.2, 194),
          diesel([2025, 2026], '2.0 TDI 170', 2.0, 168, 36.7, 201, 3500, 'Automatic'),
          electric([2025, 2026], '160kW e-Transporter 64kWh', 215, 12000),
        ],
        trims: {
          'T30 SWB Commerce': 39500,
          'T30 SWB Commerce Plus': 42500,
          'T32 LWB Commerce Pro': 46500,
        },
      },
    ),
    van(
      'Transporter Kombi',
      { body: 'Crew Van', seats: 5, autoName: 'DSG', weight: 3 },
      {
        sold: [2010, 2015],
        engines: [
          diesel([2010, 2015], '2.0 TDI 102', 2.0, 101, 39.2, 190, -3000),
          diesel([2010, 2015], '2.0 TDI 140', 2.0, 138, 37.7, 197, -1000),
        ],
        trims: { 'T28 SWB': 40500, 'T30 SWB Highline': [43500, 2013, 2015] },
      },
      {
        sold: [2015, 2024],
        engines: [
          diesel([2015, 2019], '2.0 TDI BMT 150', 2.0, 148, 44.8, 166, -1500),
          diesel([2016, 2019], '2.0 TDI BMT 150', 2.0, 148, 42.8, 173, 0, 'Semi-Auto'),
          diesel([2019, 2024], '2.0 TDI 150', 2.0, 148, 36.2, 205, 0, 'Semi-Auto'),
        ],
        trims: { 'T32 SWB Highline': 45200, 'T32 LWB Highline': 47000 },
      },
      {
        sold: [2025, 2026],
        autoName: 'Auto',
        engines: [diesel([2025, 2026], '2.0 TDI 150', 2.0, 148, 37.7, 197)],
        trims: { 'T32 SWB Commerce Plus': 47500, 'T32 LWB Commerce Plus': 49500 },
      },
    ),
    van(
      'Caddy Cargo',
      { body: 'Panel Van', seats: 2, autoName: 'DSG', weight: 6 },
      {
        sold: [2009, 2015],
        engines: [
          diesel([2010, 2015], '1.6 TDI 75', 1.6, 74, 49.6, 149, -800),
          diesel([2010, 2015], '1.6 TDI 102', 1.6, 101, 49.6, 149),
          diesel([2010, 2015], '1.6 TDI 102', 1.6, 101, 47.9, 154, 1500, 'Semi-Auto'),
          diesel([2009, 2009], '1.9 TDI 104', 1.9, 103, 46.3, 159),
        ],
        trims: { C20: 23900, 'C20 Startline': [24400, 2013, 2015], 'Maxi C20': 26200 },
      },
      {
        sold: [2015, 2020],
        engines: [
          diesel([2015, 2018], '2.0 TDI BlueMotion Tech 75', 2.0, 74, 62.8, 117, -700),
          diesel([2015, 2018], '2.0 TDI BlueMotion Tech 102', 2.0, 101, 62.8, 118),
          diesel(
            [2015, 2018],
            '2.0 TDI BlueMotion Tech 102',
            2.0,
            101,
            58.9,
            127,
            1700,
            'Semi-Auto',
          ),
          diesel([2019, 2020], '2.0 TDI BlueMotion Tech 102', 2.0, 101, 49.6, 149),
        ],
        trims: { 'C20 Startline': 24400, 'C20 Trendline': 26000, 'C20 Highline': 27900 },
      },
      {
        sold: [2021, 2026],
        engines: [
          diesel([2021, 2026], '2.0 TDI 75', 2.0, 74, 58.9, 126, -1000),
          diesel([2021, 2026], '2.0 TDI 102', 2.0, 101, 57.6, 128),
          diesel([2021, 2026], '2.0 TDI 122', 2.0, 120, 52.3, 141, 2600, 'Semi-Auto'),
        ],
        trims: {
          'C20 Commerce': 25800,
          'C20 Commerce Plus': 27900,
          'Maxi C20 Commerce Pro': 30400,
        },
      },
    ),
    van(
      'Crafter',
      { body: 'Panel Van', weight: 3 },
      {
        sold: [2009, 2016],
        engines: [
          diesel([2011, 2016], '2.0 TDI 109', 2.0, 107, 36.7, 202, -1000),
          diesel([2011, 2016], '2.0 TDI 136', 2.0, 134, 36.2, 204),
          diesel([2009, 2011], '2.5 TDI 109', 2.5, 107, 31.0, 241, -1000),
        ],
        trims: { 'CR35 MWB High Roof': 42000, 'CR35 LWB High Roof': 43800 },
      },
      {
        sold: [2017, 2026],
        engines: [
          diesel([2017, 2019], '2.0 TDI 102', 2.0, 101, 38.2, 193, -1300),
          diesel([2017, 2019], '2.0 TDI 140', 2.0, 138, 38.2, 193),
          diesel([2019, 2026], '2.0 TDI 140', 2.0, 138, 32.5, 228),
          diesel([2019, 2026], '2.0 TDI 140', 2.0, 138, 30.7, 241, 2000, 'Automatic'),
        ],
        trims: {
          'CR35 MWB High Roof Startline': [43500, 2017, 2022],
          'CR35 LWB High Roof Trendline': [46800, 2017, 2022],
          'CR35 MWB High Roof Commerce': [44500, 2022, 2026],
          'CR35 LWB High Roof Commerce Plus': [47500, 2022, 2026],
        },
      },
    ),
    van(
      'Amarok',
      { body: 'Pickup', weight: 2 },
      {
        sold: [2011, 2016],
        engines: [
          diesel([2011, 2012], '2.0 BiTDI 163 4Motion', 2.0, 161, 35.8, 206),
          diesel([2012, 2016], '2.0 BiTDI 180 4Motion', 2.0, 178, 36.2, 205),
          diesel([2012, 2016], '2.0 BiTDI 180 4Motion', 2.0, 178, 34.0, 218, 1500, 'Automatic'),
        ],
        trims: {
          'Startline Double Cab': 33500,
          'Trendline Double Cab': 36500,
          'Highline Double Cab': 40500,
        },
      },
      {
        sold: [2016, 2020],
        engines: [
          diesel([2016, 2018], '3.0 V6 TDI 204', 3.0, 201, 37.7, 194, 0, 'Automatic'),
          diesel([2019, 2020], '3.0 V6 TDI 204', 3.0, 201, 31.7, 235, 0, 'Automatic'),
          diesel([2018, 2020], '3.0 V6 TDI 258', 3.0, 255, 31.4, 236, 3000, 'Automatic'),
        ],
        trims: { 'Trendline Double Cab': 38500, 'Highline Double Cab': 43200 },
      },
      {
        sold: [2023, 2026],
        engines: [
          diesel([2023, 2026], '2.0 TDI 205', 2.0, 202, 31.7, 232, 0, 'Automatic'),
          diesel([2023, 2026], '3.0 V6 TDI 240', 3.0, 237, 27.7, 265, 4000, 'Automatic'),
        ],
        trims: { 'Life Double Cab': 41500, 'Style Double Cab': 48500 },
      },
    ),
  ),
  ...modelsOf(
    'Mercedes-Benz',
    van(
      'Sprinter',
      { body: 'Panel Van', weight: 6, autoName: '7G-Tronic' },
      {
        sold: [2009, 2018],
        engines: [
          diesel([2009, 2016], '2.1 313 CDI', 2.1, 127, 35.3, 210),
          diesel([2009, 2016], '2.1 313 CDI', 2.1, 127, 34.4, 216, 1800, 'Automatic'),
          diesel([2016, 2018], '2.1 314 CDI', 2.1, 140, 38.2, 194, 700),
        ],
        trims: { '3.5t Medium High Roof': 42500, '3.5t Long High Roof': 44500 },
      },
      {
        sold: [2018, 2026],
        autoName: '9G-Tronic',
        engines: [
          diesel([2018, 2021], '2.1 314 CDI', 2.1, 140, 30.4, 243),
          diesel([2021, 2026], '2.0 315 CDI', 2.0, 148, 31.7, 233, 600),
          diesel([2021, 2026], '2.0 317 CDI', 2.0, 168, 31.4, 236, 2800, 'Automatic'),
        ],
        trims: {
          'L2 H2': [43500, 2018, 2020],
          'L2 H2 Pure': [44800, 2020, 2024],
          'L3 H2 Progressive': [48700, 2020, 2026],
          'L2 H2 Progressive': [46500, 2020, 2026],
        },
      },
    ),
    van(
      'Vito',
      { body: 'Panel Van', weight: 5, autoName: '9G-Tronic' },
      {
        sold: [2009, 2014],
        autoName: 'Auto',
        engines: [
          diesel([2010, 2014], '2.1 110 CDI', 2.1, 94, 38.7, 192),
          diesel([2009, 2010], '2.1 109 CDI', 2.1, 94, 34.4, 217, -500),
          diesel([2010, 2014], '2.1 113 CDI', 2.1, 134, 38.7, 192, 1300),
          diesel([2010, 2014], '2.1 113 CDI', 2.1, 134, 34.4, 216, 2900, 'Automatic'),
        ],
        trims: { Compact: 31500, Long: 32800, 'Long Sport': [36500, 2010, 2014] },
      },
      {
        sold: [2015, 2019],
        autoName: '7G-Tronic',
        engines: [
          diesel([2015, 2019], '1.6 111 CDI', 1.6, 114, 44.1, 169),
          diesel([2015, 2019], '2.1 114 CDI', 2.1, 134, 46.3, 161, 1500),
          diesel([2015, 2019], '2.1 119 CDI', 2.1, 188, 48.7, 153, 4500, 'Automatic'),
        ],
        trims: { L1: [32500, 2015, 2019], L2: 33300, 'L2 Sport': 39500 },
      },
      {
        sold: [2020, 2026],
        engines: [
          diesel([2020, 2023], '1.7 110 CDI', 1.7, 101, 38.2, 194),
          diesel([2020, 2026], '2.0 114 CDI', 2.0, 134, 39.2, 188, 2100),
          diesel([2020, 2026], '2.0 114 CDI', 2.0, 134, 37.7, 196, 3900, 'Automatic'),
        ],
        trims: {
          'L2 Pure': [33900, 2020, 2024],
          'L2 Pro': [35500, 2024, 2026],
          'L2 Progressive': [36300, 2020, 2024],
          'L3 Premium': 40200,
        },
      },
    ),
  ),
];
