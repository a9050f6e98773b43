import { diesel, electric, modelsOf, petrol, van } from '../catalogue-model';

/** New prices of vans are quoted with VAT here, like those of cars. */
export const VAUXHALL_AND_FRENCH_VANS = [
  ...modelsOf(
    'Vauxhall',
    van(
      'Vivaro',
      { body: 'Panel Van', weight: 9 },
      {
        sold: [2009, 2014],
        autoName: 'Tecshift',
        engines: [
          diesel([2009, 2014], '2.0 CDTi 115ps', 2.0, 113, 38.2, 195),
          diesel([2009, 2014], '2.0 CDTi 90ps', 2.0, 89, 38.7, 192, -700),
          diesel([2010, 2014], '2.0 CDTi 115ps', 2.0, 113, 38.2, 195, 1200, 'Semi-Auto'),
        ],
        trims: { '2700 SWB': 31500, '2900 LWB': 32800, '2700 SWB Sportive': 34500 },
      },
      {
        sold: [2014, 2019],
        engines: [
          diesel([2014, 2016], '1.6 CDTi 115ps', 1.6, 113, 43.5, 170),
          diesel([2016, 2019], '1.6 CDTi 120ps', 1.6, 118, 46.3, 160, 300),
          diesel([2014, 2019], '1.6 CDTi BiTurbo 125ps', 1.6, 123, 47.9, 155, 1200),
        ],
        trims: {
          '2700 L1 H1': [31900, 2014, 2016],
          '2900 L1 H1 Edition': [32700, 2016, 2019],
          '2900 L2 H1 Sportive': 35500,
        },
      },
      {
        sold: [2019, 2026],
        engines: [
          diesel([2019, 2024], '1.5d 100ps', 1.5, 101, 42.2, 176),
          diesel([2019, 2024], '2.0d 120ps', 2.0, 120, 40.9, 181, 1500),
          diesel([2021, 2026], '2.0d 145ps', 2.0, 143, 40.4, 184, 2700),
          diesel([2024, 2026], '2.0d 180ps', 2.0, 176, 38.2, 194, 5200, 'Automatic'),
        ],
        trims: {
          '2700 L1 H1 Edition': [32600, 2019, 2021],
          '2700 L1 H1 Dynamic': [33600, 2019, 2023],
          '2900 L2 H1 Dynamic': [34900, 2019, 2023],
          '3100 L2 H1 Elite': [37800, 2019, 2023],
          '2900 L1 H1 Prime': [33900, 2022, 2026],
          '3100 L2 H1 Pro': [36900, 2022, 2026],
        },
      },
      {
        sold: [2020, 2026],
        engines: [
          electric([2020, 2026], '100kW e 50kWh', 134),
          electric([2020, 2026], '100kW e 75kWh', 134, 5000),
        ],
        trims: {
          '2700 L1 H1 Dynamic': [41500, 2020, 2023],
          '3100 L2 H1 Elite': [45500, 2020, 2023],
          '3100 L2 H1 Pro': [44500, 2022, 2026],
        },
      },
    ),
    van(
      'Combo Cargo',
      { body: 'Panel Van', weight: 4 },
      {
        sold: [2018, 2026],
        engines: [
          diesel([2018, 2021], '1.6 Turbo D 100ps', 1.6, 98, 55.4, 133),
          diesel([2019, 2026], '1.5 Turbo D 100ps', 1.5, 101, 53.3, 139),
          diesel([2019, 2026], '1.5 Turbo D 130ps', 1.5, 128, 51.4, 144, 2700, 'Automatic'),
        ],
        trims: {
          '2000 L1 Edition': [22300, 2018, 2022],
          '2000 L1 Dynamic': [23700, 2020, 2023],
          '2300 L2 Dynamic': [25200, 2020, 2023],
          '2300 L1 Sportive': [24800, 2018, 2021],
          '2300 L1 Prime': [24300, 2022, 2026],
          '2300 L2 Pro': [26500, 2022, 2026],
        },
      },
      {
        sold: [2021, 2026],
        engines: [electric([2021, 2026], '100kW e 50kWh', 134)],
        trims: {
          '2300 L1 Dynamic': [32600, 2021, 2023],
          '2300 L1 Prime': [31900, 2022, 2026],
          '2300 L2 Pro': [34000, 2022, 2026],
        },
      },
    ),
    van(
      'Movano',
      { body: 'Panel Van', weight: 3 },
      {
        sold: [2009, 2021],
        engines: [
          diesel([2010, 2015], '2.3 CDTi 125ps', 2.3, 123, 34.9, 213),
          diesel([2009, 2010], '2.5 CDTi 120ps', 2.5, 118, 32.5, 231),
          diesel([2015, 2019], '2.3 CDTi BiTurbo 136ps', 2.3, 134, 38.7, 191, 600),
          diesel([2019, 2021], '2.3 Turbo D 135ps', 2.3, 133, 31.4, 237, 600),
        ],
        trims: {
          '3500 L2 H2': [41000, 2009, 2019],
          '3500 L3 H2': [42500, 2009, 2019],
          '3500 L2 H2 Edition': [41500, 2019, 2021],
          '3500 L3 H2 Edition': [43000, 2019, 2021],
        },
      },
      {
        sold: [2021, 2026],
        engines: [
          diesel([2021, 2026], '2.2 Turbo D 140ps', 2.2, 138, 32.1, 232),
          diesel([2021, 2026], '2.2 Turbo D 165ps', 2.2, 163, 31.4, 236, 1800),
        ],
        trims: {
          '3500 L2 H2 Dynamic': [42500, 2021, 2023],
          '3500 L3 H2 Dynamic': [44000, 2021, 2023],
          '3500 L2 H2 Prime': [43000, 2022, 2026],
          '3500 L3 H2 Prime': [44500, 2022, 2026],
        },
      },
    ),
  ),
  ...modelsOf(
    'Renault',
    van(
      'Trafic',
      { body: 'Panel Van', weight: 7 },
      {
        sold: [2009, 2014],
        autoName: 'Quickshift6',
        engines: [
          diesel([2009, 2014], '2.0 dCi 90', 2.0, 89, 38.7, 192, -600),
          diesel([2009, 2014], '2.0 dCi 115', 2.0, 113, 38.2, 195),
          diesel([2009, 2014], '2.0 dCi 115', 2.0, 113, 37.7, 196, 1200, 'Semi-Auto'),
        ],
        trims: { SL27: 30500, LL29: 32000, 'SL27 Sport': [34000, 2010, 2014] },
      },
      {
        sold: [2014, 2019],
        engines: [
          diesel([2014, 2016], '1.6 dCi 115', 1.6, 113, 43.5, 170),
          diesel([2016, 2019], '1.6 dCi 120', 1.6, 118, 46.3, 160, 300),
          diesel([2015, 2019], '1.6 ENERGY dCi 125', 1.6, 123, 47.9, 155, 1000),
        ],
        trims: { 'SL27 Business': 31300, 'SL27 Business+': 32800, 'LL29 Sport': 36500 },
      },
      {
        sold: [2019, 2026],
        autoName: 'EDC',
        engines: [
          diesel([2019, 2021], '2.0 ENERGY dCi 120', 2.0, 118, 38.2, 194, -800),
          diesel([2021, 2026], '2.0 Blue dCi 130', 2.0, 128, 40.4, 183),
          diesel([2021, 2026], '2.0 Blue dCi 150', 2.0, 148, 38.7, 191, 2600, 'Semi-Auto'),
        ],
        trims: {
          'SL28 Business': [31600, 2019, 2022],
          'SL28 Business+': [33100, 2019, 2022],
          'SL28 Start': [32000, 2022, 2026],
          'SL28 Advance': [33700, 2022, 2026],
          'LL30 Extra Sport': [37500, 2022, 2024],
        },
      },
    ),
    van(
      'Kangoo',
      { body: 'Panel Van', seats: 2, weight: 3 },
      {
        sold: [2009, 2021],
        engines: [
          diesel([2009, 2012], '1.5 dCi 70', 1.5, 69, 53.3, 140, -300),
          diesel([2009, 2015], '1.5 dCi 85', 1.5, 84, 53.3, 140),
          diesel([2012, 2018], '1.5 ENERGY dCi 75', 1.5, 74, 65.7, 112, -300),
          diesel([2012, 2018], '1.5 ENERGY dCi 90', 1.5, 89, 65.7, 112),
          diesel([2018, 2021], '1.5 Blue dCi 80', 1.5, 79, 56.5, 130),
        ],
        trims: {
          ML19: [22500, 2009, 2013],
          'ML19 Business': [23300, 2014, 2021],
          'ML19 Business+': [24300, 2015, 2021],
          'Extra ML19': [23400, 2011, 2014],
        },
      },
      {
        sold: [2012, 2021],
        engines: [
          electric([2012, 2017], '44kW Z.E. 22kWh', 59),
          electric([2017, 2021], '44kW Z.E. 33kWh', 59, 3000),
        ],
        trims: { ML20: [26500, 2012, 2016], 'ML20 Business': [27500, 2016, 2021] },
      },
      {
        sold: [2022, 2026],
        autoName: 'EDC',
        engines: [
          diesel([2022, 2025], '1.5 Blue dCi 95', 1.5, 93, 52.3, 141),
          diesel([2022, 2024], '1.5 Blue dCi 95', 1.5, 93, 50.4, 147, 1700, 'Semi-Auto'),
          petrol([2022, 2026], '1.3 TCe 100', 1.3, 99, 42.2, 152, -700),
        ],
        trims: {
          'ML19 Start': [24400, 2022, 2024],
          'ML19 Advance': 25800,
          'ML19 Extra': [27300, 2022, 2026],
        },
      },
      {
        sold: [2022, 2026],
        engines: [electric([2022, 2026], '90kW E-Tech 44kWh', 120)],
        trims: { 'ML19 Start': [35000, 2022, 2024], 'ML19 Advance': 36500 },
      },
    ),
    van(
      'Master',
      { body: 'Panel Van', weight: 3 },
      {
        sold: [2009, 2024],
        engines: [
          diesel([2009, 2010], '2.5 dCi 120', 2.5, 118, 32.5, 231, -500),
          diesel([2010, 2016], '2.3 dCi 125', 2.3, 123, 34.9, 213),
          diesel([2016, 2019], '2.3 ENERGY dCi 135', 2.3, 134, 38.7, 191, 500),
          diesel([2019, 2024], '2.3 dCi 135', 2.3, 133, 31.7, 233, 500),
        ],
        trims: {
          'MM35 Medium Roof': [38500, 2009, 2014],
          'MM35 Business Medium Roof': [39500, 2014, 2022],
          'LM35 Business Medium Roof': [41200, 2014, 2022],
          'LM35 Business Plus Medium Roof': [42700, 2016, 2022],
          'MM35 Start Medium Roof': [40200, 2022, 2024],
          'LM35 Advance Medium Roof': [43500, 2022, 2024],
        },
      },
      {
        sold: [2024, 2026],
        engines: [
          diesel([2024, 2026], '2.0 Blue dCi 130', 2.0, 128, 35.3, 210),
          diesel([2024, 2026], '2.0 Blue dCi 170', 2.0, 168, 33.2, 222, 3500, 'Automatic'),
        ],
        trims: { 'MM35 Advance': 43500, 'LM35 Extra': 46500 },
      },
    ),
  ),
  ...modelsOf(
    'Citroën',
    van(
      'Berlingo',
      { body: 'Panel Van', weight: 6 },
      {
        sold: [2009, 2018],
        autoName: 'ETG6',
        engines: [
          diesel([2009, 2015], '1.6 HDi 75', 1.6, 74, 54.3, 137, -500),
          diesel([2009, 2015], '1.6 HDi 90', 1.6, 89, 54.3, 137),
          diesel([2012, 2015], '1.6 e-HDi 90', 1.6, 89, 58.9, 125, 1100, 'Semi-Auto'),
          diesel([2015, 2018], '1.6 BlueHDi 75', 1.6, 74, 65.7, 112, -300),
          diesel([2015, 2018], '1.6 BlueHDi 100', 1.6, 99, 65.7, 112, 300),
        ],
        trims: {
          '625 LX': [21300, 2009, 2016],
          '625 Enterprise': [22900, 2011, 2018],
          '850 Enterprise': [23900, 2011, 2018],
        },
      },
      {
        sold: [2018, 2026],
        autoName: 'EAT8',
        engines: [
          diesel([2018, 2019], '1.6 BlueHDi 100', 1.6, 98, 55.4, 133),
          diesel([2019, 2026], '1.5 BlueHDi 100', 1.5, 101, 53.3, 138),
          diesel([2019, 2026], '1.5 BlueHDi 130', 1.5, 129, 50.4, 146, 2900, 'Automatic'),
        ],
        trims: {
          '650 M Enterprise': [24300, 2018, 2021],
          '1000 M Driver': [26200, 2018, 2022],
          '1000 M Enterprise Pro': [25300, 2020, 2024],
          '950 XL Enterprise Pro': [26500, 2020, 2024],
          '1000 M Enterprise Edition': [26000, 2024, 2026],
        },
      },
      {
        sold: [2021, 2026],
        engines: [electric([2021, 2026], '100kW e-Berlingo 50kWh', 134)],
        trims: {
          '800 M Enterprise Pro': [34000, 2021, 2024],
          '750 XL Driver': [36500, 2021, 2024],
          '800 M Enterprise Edition': [33500, 2024, 2026],
        },
      },
    ),
    van(
      'Dispatch',
      { body: 'Panel Van', weight: 4 },
      {
        sold: [2009, 2016],
        engines: [
          diesel([2009, 2016], '1.6 HDi 90', 1.6, 89, 39.2, 187),
          diesel([2010, 2016], '2.0 HDi 125', 2.0, 123, 42.8, 172, 1200),
          diesel([2009, 2010], '2.0 HDi 120', 2.0, 118, 38.2, 195, 1000),
        ],
        trims: {
          '1000 L1 H1': [30300, 2009, 2012],
          '1000 L1 H1 Enterprise': [31500, 2011, 2016],
          '1200 L2 H1 Enterprise': [32700, 2011, 2016],
        },
      },
      {
        sold: [2016, 2026],
        autoName: 'EAT8',
        engines: [
          diesel([2016, 2019], '1.6 BlueHDi 95', 1.6, 94, 51.4, 144, -700),
          diesel([2016, 2019], '2.0 BlueHDi 120', 2.0, 118, 53.3, 139, 900),
          diesel([2019, 2022], '1.5 BlueHDi 120', 1.5, 118, 43.5, 170),
          diesel([2019, 2021], '2.0 BlueHDi 150', 2.0, 148, 40.9, 182, 2300),
          diesel([2021, 2026], '2.0 BlueHDi 145', 2.0, 143, 40.4, 184, 2300),
          diesel([2021, 2026], '2.0 BlueHDi 145', 2.0, 143, 38.7, 192, 3900, 'Automatic'),
        ],
        trims: {
          'M 1000 Enterprise': [33000, 2016, 2021],
          'M 1400 Enterprise': [33500, 2016, 2021],
          'M 1400 Enterprise Pro': [34300, 2020, 2024],
          'XL 1500 Driver': [36500, 2019, 2023],
          'M 1400 Enterprise Edition': [35000, 2024, 2026],
        },
      },
    ),
    van(
      'Relay',
      { body: 'Panel Van', weight: 2 },
      {
        sold: [2009, 2016],
        engines: [
          diesel([2009, 2011], '2.2 HDi 120', 2.2, 118, 33.6, 222),
          diesel([2011, 2016], '2.2 HDi 130', 2.2, 128, 37.7, 198),
        ],
        trims: {
          '35 L3 H2': [40000, 2009, 2014],
          '35 L3 H2 Enterprise': [41500, 2011, 2016],
          '35 L4 H3 Enterprise': [43500, 2011, 2016],
        },
      },
      {
        sold: [2016, 2026],
        engines: [
          diesel([2016, 2019], '2.0 BlueHDi 130', 2.0, 128, 47.1, 157),
          diesel([2019, 2024], '2.2 BlueHDi 140', 2.2, 138, 32.1, 231),
          diesel([2024, 2026], '2.2 BlueHDi 140 S&S', 2.2, 138, 33.2, 223),
        ],
        trims: {
          '35 L3 H2 Enterprise': [42500, 2016, 2024],
          '35 L4 H3 Enterprise': [44500, 2016, 2024],
          '35 L3 H2 Enterprise Edition': [44000, 2024, 2026],
        },
      },
    ),
  ),
  ...modelsOf(
    'Peugeot',
    van(
      'Partner',
      { body: 'Panel Van', weight: 5 },
      {
        sold: [2009, 2018],
        engines: [
          diesel([2009, 2015], '1.6 HDi 75', 1.6, 74, 54.3, 137, -500),
          diesel([2009, 2015], '1.6 HDi 92', 1.6, 91, 54.3, 137),
          diesel([2015, 2018], '1.6 BlueHDi 100', 1.6, 99, 65.7, 112, 300),
        ],
        trims: {
          '625 S': 21900,
          '850 S': 22800,
          '850 Professional': 24500,
          '716 L2 Professional': [25200, 2010, 2018],
        },
      },
      {
        sold: [2019, 2026],
        autoName: 'EAT8',
        engines: [
          diesel([2019, 2019], '1.6 BlueHDi 100', 1.6, 98, 55.4, 133),
          diesel([2019, 2026], '1.5 BlueHDi 100', 1.5, 101, 52.3, 140),
          diesel([2019, 2026], '1.5 BlueHDi 130', 1.5, 129, 50.4, 146, 2800, 'Automatic'),
        ],
        trims: {
          '650 S': [23500, 2019, 2021],
          '1000 S': [24000, 2020, 2024],
          '1000 Professional': [25200, 2019, 2022],
          '1000 Professional Premium': [26500, 2021, 2024],
          '950 Long Professional': [26500, 2019, 2022],
          '950 Long Professional Premium': [27800, 2021, 2024],
          '1000 Edition': [26500, 2024, 2026],
        },
      },
    ),
    van(
      'Expert',
      { body: 'Panel Van', weight: 4 },
      {
        sold: [2009, 2016],
        engines: [
          diesel([2009, 2016], '1.6 HDi 90', 1.6, 89, 39.2, 187),
          diesel([2010, 2016], '2.0 HDi 130', 2.0, 126, 43.5, 169, 1300),
          diesel([2009, 2010], '2.0 HDi 120', 2.0, 118, 38.2, 195, 1000),
        ],
        trims: {
          '1000 L1 H1': 30500,
          '1200 L2 H1': 31900,
          '1000 L1 H1 Professional': [32500, 2011, 2016],
        },
      },
      {
        sold: [2016, 2026],
        autoName: 'EAT8',
        engines: [
          diesel([2016, 2019], '1.6 BlueHDi 95', 1.6, 94, 51.4, 144, -300),
          diesel([2016, 2019], '2.0 BlueHDi 120', 2.0, 118, 53.3, 139, 1300),
          diesel([2019, 2024], '1.5 BlueHDi 100', 1.5, 101, 42.8, 172),
          diesel([2019, 2026], '1.5 BlueHDi 120', 1.5, 118, 43.5, 170, 1200),
          diesel([2021, 2026], '2.0 BlueHDi 145', 2.0, 143, 39.8, 187, 3800, 'Automatic'),
        ],
        trims: {
          '1000 Standard Professional': [33000, 2016, 2022],
          '1400 Standard S': [32300, 2019, 2024],
          '1400 Long Asphalt': [37500, 2019, 2023],
          '1400 Standard Professional Premium': [34800, 2021, 2024],
          '1400 Standard Edition': [35000, 2024, 2026],
        },
      },
    ),
  ),
];
