import { diesel, electric, modelsOf, petrol, plugIn, van } from '../catalogue-model';

/** New prices of vans are quoted with VAT here, like those of cars. */
export const FORD_VANS = [
  ...modelsOf(
    'Ford',
    van(
      'Transit',
      { body: 'Panel Van', weight: 10 },
      {
        sold: [2009, 2014],
        engines: [
          diesel([2009, 2011], '2.4 TDCi 100ps', 2.4, 99, 33.6, 222, -800),
          diesel([2011, 2014], '2.2 TDCi 100ps', 2.2, 99, 37.7, 197, -800),
          diesel([2011, 2014], '2.2 TDCi 125ps', 2.2, 123, 36.7, 203),
        ],
        trims: { 'T350 MWB Medium Roof': 40500, 'T350 LWB High Roof': 42500 },
      },
      {
        sold: [2014, 2016],
        engines: [
          diesel([2014, 2016], '2.2 TDCi 125ps', 2.2, 123, 37.2, 200),
          diesel([2014, 2016], '2.2 TDCi 155ps', 2.2, 153, 35.8, 208, 1900),
        ],
        trims: { '350 L2 H2': 40800, '350 L3 H3': 43200, '350 L3 H2 Trend': 44500 },
      },
      {
        sold: [2016, 2026],
        engines: [
          diesel([2016, 2019], '2.0 TDCi 130ps', 2.0, 128, 42.8, 173),
          diesel([2016, 2019], '2.0 TDCi 170ps', 2.0, 168, 41.5, 178, 2600),
          diesel([2019, 2026], '2.0 EcoBlue 130ps', 2.0, 128, 33.2, 223),
          diesel([2019, 2026], '2.0 EcoBlue 170ps', 2.0, 168, 32.1, 231, 2600),
          diesel([2020, 2026], '2.0 EcoBlue 170ps', 2.0, 168, 30.7, 241, 4200, 'Automatic'),
        ],
        trims: {
          '350 L2 H2': [40800, 2016, 2019],
          '350 L3 H3': [43200, 2016, 2019],
          '350 L2 H2 Leader': [41800, 2019, 2026],
          '350 L3 H3 Leader': [44200, 2019, 2026],
          '350 L3 H2 Trend': 45300,
          '350 L3 H3 Limited': [48900, 2019, 2026],
        },
      },
      {
        sold: [2022, 2026],
        engines: [
          electric([2022, 2026], '135kW E-Transit 68kWh', 181),
          electric([2022, 2026], '198kW E-Transit 68kWh', 266, 1500),
        ],
        trims: { '350 L2 H2 Leader': 54500, '350 L3 H2 Trend': 57500, '350 L3 H3 Trend': 58300 },
      },
    ),
    van(
      'Transit',
      { body: 'Crew Van', weight: 2 },
      {
        sold: [2009, 2014],
        engines: [
          diesel([2009, 2011], '2.4 TDCi 115ps', 2.4, 113, 32.8, 227),
          diesel([2011, 2014], '2.2 TDCi 125ps', 2.2, 123, 35.8, 208),
        ],
        trims: { 'T350 LWB Medium Roof Double Cab-in': 43500 },
      },
      {
        sold: [2014, 2026],
        engines: [
          diesel([2014, 2016], '2.2 TDCi 125ps', 2.2, 123, 36.2, 206),
          diesel([2016, 2019], '2.0 TDCi 130ps', 2.0, 128, 41.5, 178),
          diesel([2019, 2026], '2.0 EcoBlue 130ps', 2.0, 128, 32.1, 231),
        ],
        trims: {
          '350 L3 H2 Double Cab-in': [44500, 2014, 2019],
          '350 L3 H2 Leader Double Cab-in': [45300, 2019, 2026],
          '350 L3 H3 Trend Double Cab-in': 47500,
        },
      },
    ),
    van(
      'Transit Custom',
      { body: 'Panel Van', weight: 14 },
      {
        sold: [2013, 2016],
        engines: [
          diesel([2013, 2016], '2.2 TDCi 100ps', 2.2, 99, 43.5, 172),
          diesel([2013, 2016], '2.2 TDCi 125ps', 2.2, 123, 43.5, 174, 1200),
        ],
        trims: {
          '270 L1 H1 Low Roof': 31500,
          '290 L1 H1 Trend Low Roof': 35000,
          '290 L2 H1 Limited Low Roof': 38500,
        },
      },
      {
        sold: [2016, 2023],
        engines: [
          diesel([2016, 2019], '2.0 TDCi 105ps', 2.0, 104, 46.3, 160),
          diesel([2016, 2019], '2.0 TDCi 130ps', 2.0, 128, 45.6, 164, 1200),
          diesel([2017, 2019], '2.0 TDCi 130ps', 2.0, 128, 42.8, 174, 2800, 'Automatic'),
          diesel([2019, 2023], '2.0 EcoBlue 130ps', 2.0, 128, 38.2, 194, 1000),
          diesel([2019, 2023], '2.0 EcoBlue 170ps', 2.0, 168, 37.2, 199, 2500),
          diesel([2019, 2023], '2.0 EcoBlue 170ps', 2.0, 168, 35.3, 210, 4000, 'Automatic'),
        ],
        trims: {
          '270 L1 H1 Low Roof': [31500, 2016, 2018],
          '280 L1 H1 Leader Low Roof': [32800, 2018, 2023],
          '300 L1 H1 Trend Low Roof': [35800, 2018, 2023],
          '290 L1 H1 Trend Low Roof': [35000, 2016, 2018],
          '320 L2 H1 Limited Low Roof': [39600, 2018, 2023],
        },
      },
      {
        sold: [2019, 2023],
        engines: [plugIn([2019, 2023], '1.0 EcoBoost PHEV', 1.0, 124, 91.7, 70)],
        trims: { '340 L1 H1 Leader Low Roof': 44500, '340 L1 H1 Trend Low Roof': 47500 },
      },
      {
        sold: [2023, 2026],
        engines: [
          diesel([2023, 2026], '2.0 EcoBlue 136ps', 2.0, 134, 37.7, 196, 1000),
          diesel([2023, 2026], '2.0 EcoBlue 170ps', 2.0, 168, 36.2, 204, 4000, 'Automatic'),
          electric([2024, 2026], '160kW E-Transit Custom 64kWh', 215, 11500),
        ],
        trims: {
          '280 L1 H1 Leader Low Roof': 36300,
          '300 L1 H1 Trend Low Roof': 39300,
          '320 L2 H1 Limited Low Roof': 43000,
        },
      },
    ),
    van(
      'Transit Custom',
      { body: 'Crew Van', weight: 4 },
      {
        sold: [2013, 2016],
        engines: [diesel([2013, 2016], '2.2 TDCi 125ps', 2.2, 123, 42.2, 178)],
        trims: { '310 L2 H1 Double Cab-in': 37500, '290 L2 H1 Limited Double Cab-in': 41000 },
      },
      {
        sold: [2016, 2023],
        engines: [
          diesel([2016, 2019], '2.0 TDCi 130ps', 2.0, 128, 44.8, 167),
          diesel([2019, 2023], '2.0 EcoBlue 130ps', 2.0, 128, 37.2, 199),
        ],
        trims: { '320 L2 H1 Trend Double Cab-in': 39500, '320 L2 H1 Limited Double Cab-in': 42400 },
      },
      {
        sold: [2023, 2026],
        engines: [
          diesel([2023, 2026], '2.0 EcoBlue 136ps', 2.0, 134, 36.7, 201),
          diesel([2023, 2026], '2.0 EcoBlue 170ps', 2.0, 168, 35.8, 208, 3000, 'Automatic'),
        ],
        trims: { '320 L2 H1 Trend Double Cab-in': 42800, '320 L2 H1 Limited Double Cab-in': 46000 },
      },
    ),
    van(
      'Transit Connect',
      { body: 'Panel Van', weight: 5 },
      {
        sold: [2009, 2013],
        engines: [
          diesel([2009, 2013], '1.8 TDCi 75ps', 1.8, 74, 46.3, 161),
          diesel([2009, 2013], '1.8 TDCi 90ps', 1.8, 89, 45.6, 163, 900),
        ],
        trims: {
          'T200 SWB Low Roof': 21500,
          'T220 SWB Trend Low Roof': 23200,
          'T230 LWB High Roof': 24000,
        },
      },
      {
        sold: [2014, 2018],
        engines: [
          diesel([2014, 2016], '1.6 TDCi 75ps', 1.6, 74, 60.1, 124),
          diesel([2014, 2016], '1.6 TDCi 95ps', 1.6, 94, 60.1, 124, 700),
          diesel([2016, 2018], '1.5 TDCi 100ps', 1.5, 99, 62.8, 117, 700),
          diesel([2016, 2018], '1.5 TDCi 120ps', 1.5, 118, 58.9, 127, 2000, 'Semi-Auto'),
        ],
        trims: { '200 L1': 22000, '220 L1 Trend': 24500, '240 L2 Limited': 27600 },
      },
      {
        sold: [2018, 2023],
        engines: [
          diesel([2018, 2023], '1.5 EcoBlue 100ps', 1.5, 99, 50.4, 147),
          diesel([2018, 2023], '1.5 EcoBlue 120ps', 1.5, 118, 47.9, 155, 1900, 'Automatic'),
        ],
        trims: { '200 L1 Leader': 22700, '220 L1 Trend': 24500, '240 L2 Limited': 27600 },
      },
      {
        sold: [2024, 2026],
        autoName: 'Powershift',
        engines: [
          diesel([2024, 2026], '2.0 EcoBlue 102ps', 2.0, 101, 56.5, 131),
          diesel([2024, 2026], '2.0 EcoBlue 122ps', 2.0, 120, 52.3, 141, 2400, 'Semi-Auto'),
        ],
        trims: { 'L1 Leader': 26800, 'L1 Trend': 28600, 'L2 Limited': 31500 },
      },
    ),
    van(
      'Transit Courier',
      { body: 'Panel Van', seats: 2, weight: 2 },
      {
        sold: [2014, 2023],
        engines: [
          petrol([2014, 2018], '1.0 EcoBoost', 1.0, 99, 54.3, 119),
          petrol([2018, 2023], '1.0 EcoBoost', 1.0, 99, 45.6, 140),
          diesel([2014, 2016], '1.6 TDCi', 1.6, 94, 67.3, 110, 1300),
          diesel([2016, 2018], '1.5 TDCi', 1.5, 94, 68.9, 108, 1300),
          diesel([2018, 2023], '1.5 TDCi', 1.5, 99, 55.4, 134, 1300),
        ],
        trims: {
          Base: [18200, 2014, 2018],
          Leader: [18900, 2018, 2023],
          Trend: 20500,
          Limited: [22800, 2018, 2023],
        },
      },
      {
        sold: [2024, 2026],
        engines: [
          petrol([2024, 2026], '1.0 EcoBoost 100ps', 1.0, 99, 43.5, 148),
          diesel([2024, 2026], '1.5 EcoBlue 100ps', 1.5, 99, 53.3, 139, 1300),
          electric([2024, 2026], '100kW E-Transit Courier 43kWh', 134, 6500),
        ],
        trims: { Leader: 22300, Trend: 24000, Limited: 26200 },
      },
    ),
    van(
      'Ranger',
      { body: 'Pickup', weight: 6 },
      {
        sold: [2009, 2011],
        engines: [diesel([2009, 2011], '2.5 TDCi', 2.5, 141, 32.5, 229)],
        trims: { 'XL Double Cab': 29500, 'XLT Double Cab': 31500, 'Wildtrak Double Cab': 35500 },
      },
      {
        sold: [2012, 2019],
        engines: [
          diesel([2012, 2015], '2.2 TDCi 150', 2.2, 148, 34.0, 219),
          diesel([2016, 2019], '2.2 TDCi 160', 2.2, 158, 39.8, 187),
          diesel([2016, 2019], '2.2 TDCi 160', 2.2, 158, 36.2, 207, 1600, 'Automatic'),
        ],
        trims: {
          'XL Double Cab': 32000,
          'XLT Double Cab': 34700,
          'Limited Double Cab': [36800, 2012, 2016],
          'Limited 2 Double Cab': [38000, 2016, 2019],
        },
      },
      {
        sold: [2012, 2019],
        engines: [
          diesel([2012, 2015], '3.2 TDCi', 3.2, 197, 28.3, 265, 0, 'Automatic'),
          diesel([2016, 2019], '3.2 TDCi 200', 3.2, 197, 32.1, 231, 0, 'Automatic'),
        ],
        trims: { 'Wildtrak Double Cab': 41200 },
      },
      {
        sold: [2019, 2022],
        engines: [
          diesel([2019, 2022], '2.0 EcoBlue 170', 2.0, 168, 32.8, 226),
          diesel([2019, 2022], '2.0 EcoBlue 213', 2.0, 210, 30.4, 244, 3800, 'Automatic'),
        ],
        trims: {
          'XLT Double Cab': 34700,
          'Limited 1 Double Cab': 37600,
          'Wildtrak Double Cab': 41200,
        },
      },
      {
        sold: [2023, 2026],
        engines: [
          diesel([2023, 2026], '2.0 EcoBlue 170', 2.0, 168, 33.2, 222, -1500),
          diesel([2023, 2026], '2.0 EcoBlue 205', 2.0, 202, 31.4, 234, 2000, 'Automatic'),
        ],
        trims: {
          'XLT Double Cab': 38500,
          'Limited Double Cab': 41000,
          'Wildtrak Double Cab': 45500,
        },
      },
    ),
  ),
];
