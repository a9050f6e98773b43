import { diesel, electric, modelsOf, plugIn, van, petrol } from '../catalogue-model';

/** New prices of vans are quoted with VAT here, like those of cars. */
export const VANS = [
  ...modelsOf(
    'Ford',
    van('Transit', {
      body: 'Panel Van',
      sold: [2014, 2026],
      weight: 10,
      engines: [
        diesel('2.0 EcoBlue 130ps', 2.0, 130, 33.2, 223),
        diesel('2.0 EcoBlue 170ps', 2.0, 170, 32.1, 231, 2600),
        electric('198kW E-Transit 68kWh', 269, 14500),
      ],
      trims: {
        '350 L2 H2 Leader': 41800,
        '350 L3 H3 Leader': 44200,
        '350 L3 H2 Trend': 45300,
        '350 L3 H3 Limited': 48900,
      },
    }),
    van('Transit', {
      body: 'Crew Van',
      sold: [2014, 2026],
      weight: 2,
      engines: [diesel('2.0 EcoBlue 130ps', 2.0, 130, 32.1, 231)],
      trims: { '350 L3 H2 Leader Double Cab-in': 45300, '350 L3 H3 Trend Double Cab-in': 47500 },
    }),
    van('Transit Custom', {
      body: 'Panel Van',
      sold: [2013, 2026],
      weight: 14,
      engines: [
        diesel('2.0 EcoBlue 130ps', 2.0, 130, 38.2, 194),
        diesel('2.0 EcoBlue 170ps', 2.0, 170, 37.2, 199, 2500, 'Automatic'),
        plugIn('1.0 EcoBoost PHEV', 1.0, 126, 91.7, 70, 11500),
      ],
      trims: {
        '280 L1 H1 Leader Low Roof': 32800,
        '300 L1 H1 Trend Low Roof': 35800,
        '320 L2 H1 Limited Low Roof': 39600,
      },
    }),
    van('Transit Custom', {
      body: 'Crew Van',
      sold: [2013, 2026],
      weight: 4,
      engines: [diesel('2.0 EcoBlue 130ps', 2.0, 130, 37.2, 199)],
      trims: { '320 L2 H1 Trend Double Cab-in': 39500, '320 L2 H1 Limited Double Cab-in': 42400 },
    }),
    van('Transit Connect', {
      body: 'Panel Van',
      doors: 5,
      sold: [2014, 2024],
      weight: 5,
      engines: [
        diesel('1.5 EcoBlue 100ps', 1.5, 100, 50.4, 147),
        diesel('1.5 EcoBlue 120ps', 1.5, 120, 47.9, 155, 1900, 'Automatic'),
      ],
      trims: { '200 L1 Leader': 22700, '220 L1 Trend': 24500, '240 L2 Limited': 27600 },
    }),
    van('Transit Courier', {
      body: 'Panel Van',
      seats: 2,
      sold: [2014, 2026],
      weight: 2,
      engines: [
        petrol('1.0 EcoBoost', 1.0, 100, 46.3, 138),
        diesel('1.5 TDCi', 1.5, 100, 55.4, 134, 1300),
      ],
      trims: { Leader: 18900, Trend: 20500, Limited: 22800 },
    }),
    van('Ranger', {
      body: 'Pickup',
      sold: [2012, 2026],
      weight: 6,
      engines: [
        diesel('2.0 EcoBlue 170', 2.0, 170, 32.8, 226),
        diesel('2.0 EcoBlue 213', 2.0, 213, 30.4, 244, 3800, 'Automatic'),
      ],
      trims: {
        'XLT Double Cab': 34700,
        'Limited 1 Double Cab': 37600,
        'Wildtrak Double Cab': 41200,
      },
    }),
  ),
  ...modelsOf(
    'Vauxhall',
    van('Vivaro', {
      body: 'Panel Van',
      sold: [2014, 2026],
      weight: 9,
      engines: [
        diesel('1.5d 100ps', 1.5, 100, 42.2, 176),
        diesel('2.0d 145ps', 2.0, 145, 40.4, 184, 2700),
        electric('100kW e 50kWh', 136, 9500),
      ],
      trims: {
        '2700 L1 H1 Dynamic': 33600,
        '2900 L2 H1 Dynamic': 34900,
        '3100 L2 H1 Elite': 37800,
      },
    }),
    van('Combo Cargo', {
      body: 'Panel Van',
      sold: [2018, 2026],
      weight: 4,
      engines: [
        diesel('1.5 Turbo D 100ps', 1.5, 100, 53.3, 139),
        electric('100kW e 50kWh', 136, 8900),
      ],
      trims: { '2000 L1 Dynamic': 23700, '2300 L2 Dynamic': 25200, '2300 L1 Sportive': 24800 },
    }),
    van('Movano', {
      body: 'Panel Van',
      sold: [2011, 2026],
      weight: 3,
      engines: [diesel('2.2 Turbo D 140ps', 2.2, 140, 32.1, 232)],
      trims: { '3500 L2 H2 Dynamic': 42500, '3500 L3 H2 Dynamic': 44000 },
    }),
  ),
  ...modelsOf(
    'Volkswagen',
    van('Transporter', {
      body: 'Panel Van',
      autoName: 'DSG',
      sold: [2010, 2026],
      weight: 8,
      engines: [
        diesel('2.0 TDI 110', 2.0, 110, 39.2, 189),
        diesel('2.0 TDI 150', 2.0, 150, 36.7, 202, 3900, 'Semi-Auto'),
      ],
      trims: { 'T28 SWB Startline': 33400, 'T30 SWB Highline': 38500, 'T32 LWB Highline': 40700 },
    }),
    van('Transporter Kombi', {
      body: 'Crew Van',
      seats: 5,
      autoName: 'DSG',
      sold: [2010, 2026],
      weight: 3,
      engines: [diesel('2.0 TDI 150', 2.0, 150, 36.2, 205, 0, 'Semi-Auto')],
      trims: { 'T32 SWB Highline': 45200, 'T32 LWB Highline': 47000 },
    }),
    van('Caddy Cargo', {
      body: 'Panel Van',
      seats: 2,
      autoName: 'DSG',
      sold: [2010, 2026],
      weight: 6,
      engines: [
        diesel('2.0 TDI 102', 2.0, 102, 57.6, 128),
        diesel('2.0 TDI 122', 2.0, 122, 52.3, 141, 2600, 'Semi-Auto'),
      ],
      trims: { 'C20 Commerce': 25800, 'C20 Commerce Plus': 27900, 'Maxi C20 Commerce Pro': 30400 },
    }),
    van('Crafter', {
      body: 'Panel Van',
      sold: [2012, 2026],
      weight: 3,
      engines: [diesel('2.0 TDI 140', 2.0, 140, 32.5, 228)],
      trims: { 'CR35 MWB High Roof Startline': 43500, 'CR35 LWB High Roof Trendline': 46800 },
    }),
    van('Amarok', {
      body: 'Pickup',
      sold: [2011, 2026],
      weight: 2,
      engines: [diesel('3.0 V6 TDI 204', 3.0, 204, 31.7, 235, 0, 'Automatic')],
      trims: { 'Trendline Double Cab': 38500, 'Highline Double Cab': 43200 },
    }),
  ),
  ...modelsOf(
    'Mercedes-Benz',
    van('Sprinter', {
      body: 'Panel Van',
      sold: [2010, 2026],
      weight: 6,
      autoName: '7G-Tronic',
      engines: [
        diesel('2.1 314 CDI', 2.1, 143, 30.4, 243),
        diesel('2.0 317 CDI', 2.0, 170, 31.4, 236, 2800, 'Automatic'),
      ],
      trims: { 'L2 H2 Pure': 44800, 'L3 H2 Progressive': 48700 },
    }),
    van('Vito', {
      body: 'Panel Van',
      sold: [2011, 2026],
      weight: 5,
      autoName: '9G-Tronic',
      engines: [
        diesel('1.7 110 CDI', 1.7, 102, 38.2, 194),
        diesel('2.0 114 CDI', 2.0, 136, 39.2, 188, 3900, 'Automatic'),
      ],
      trims: { 'L2 Pure': 33900, 'L2 Progressive': 36300, 'L3 Premium': 40200 },
    }),
  ),
  ...modelsOf(
    'Renault',
    van('Trafic', {
      body: 'Panel Van',
      sold: [2010, 2026],
      weight: 7,
      engines: [
        diesel('2.0 Blue dCi 130', 2.0, 130, 40.4, 183),
        diesel('2.0 Blue dCi 150', 2.0, 150, 38.7, 191, 2600, 'Automatic'),
      ],
      trims: { 'SL28 Start': 32000, 'SL28 Advance': 33700, 'LL30 Extra Sport': 37500 },
    }),
    van('Kangoo', {
      body: 'Panel Van',
      seats: 2,
      sold: [2011, 2026],
      weight: 3,
      engines: [
        diesel('1.5 Blue dCi 95', 1.5, 95, 52.3, 141),
        electric('90kW E-Tech 44kWh', 121, 9800),
      ],
      trims: { 'ML19 Start': 24400, 'ML19 Advance': 25800 },
    }),
    van('Master', {
      body: 'Panel Van',
      sold: [2011, 2026],
      weight: 3,
      engines: [diesel('2.3 dCi 135', 2.3, 135, 31.7, 233)],
      trims: { 'MM35 Business Medium Roof': 39500, 'LM35 Business Plus Medium Roof': 42700 },
    }),
  ),
  ...modelsOf(
    'Citroën',
    van('Berlingo', {
      body: 'Panel Van',
      sold: [2010, 2026],
      weight: 6,
      engines: [
        diesel('1.5 BlueHDi 100', 1.5, 100, 53.3, 138),
        electric('100kW e-Berlingo 50kWh', 136, 9200),
      ],
      trims: { '650 M Enterprise': 24300, '1000 M Driver': 26200, '950 XL Enterprise Pro': 26500 },
    }),
    van('Dispatch', {
      body: 'Panel Van',
      sold: [2012, 2026],
      weight: 4,
      engines: [
        diesel('1.5 BlueHDi 120', 1.5, 120, 43.5, 170),
        diesel('2.0 BlueHDi 145', 2.0, 145, 40.4, 184, 2300),
      ],
      trims: { 'M 1400 Enterprise': 33500, 'XL 1500 Driver': 36500 },
    }),
    van('Relay', {
      body: 'Panel Van',
      sold: [2012, 2026],
      weight: 2,
      engines: [diesel('2.2 BlueHDi 140', 2.2, 140, 32.1, 231)],
      trims: { '35 L3 H2 Enterprise': 42500, '35 L4 H3 Enterprise': 44500 },
    }),
  ),
  ...modelsOf(
    'Peugeot',
    van('Partner', {
      body: 'Panel Van',
      sold: [2010, 2026],
      weight: 5,
      engines: [diesel('1.5 BlueHDi 100', 1.5, 100, 52.3, 140)],
      trims: { '650 S': 23500, '1000 Professional': 25200, '950 Long Professional': 26500 },
    }),
    van('Expert', {
      body: 'Panel Van',
      sold: [2012, 2026],
      weight: 4,
      engines: [
        diesel('1.5 BlueHDi 100', 1.5, 100, 42.8, 172),
        diesel('2.0 BlueHDi 145', 2.0, 145, 39.8, 187, 2600, 'Automatic'),
      ],
      trims: { '1000 Standard Professional': 33000, '1400 Long Asphalt': 37500 },
    }),
  ),
  ...modelsOf(
    'Nissan',
    van('Navara', {
      body: 'Pickup',
      sold: [2012, 2022],
      weight: 3,
      engines: [diesel('2.3 dCi 190', 2.3, 190, 34.4, 215, 0, 'Automatic')],
      trims: { 'N-Connecta Double Cab': 34500, 'Tekna Double Cab': 37200 },
    }),
  ),
  ...modelsOf(
    'Toyota',
    van('Hilux', {
      body: 'Pickup',
      sold: [2010, 2026],
      weight: 4,
      engines: [
        diesel('2.4 D-4D', 2.4, 150, 31.7, 236),
        diesel('2.8 D-4D', 2.8, 204, 28.8, 257, 4300, 'Automatic'),
      ],
      trims: { 'Icon Double Cab': 35300, 'Invincible X Double Cab': 42600 },
    }),
    van('Proace', {
      body: 'Panel Van',
      sold: [2013, 2026],
      weight: 3,
      engines: [
        diesel('1.5D 120', 1.5, 120, 43.5, 170),
        diesel('2.0D 145', 2.0, 145, 39.8, 186, 2500, 'Automatic'),
      ],
      trims: { 'Medium Icon': 34000, 'Long Design': 37800 },
    }),
  ),
  ...modelsOf(
    'Isuzu',
    van('D-Max', {
      body: 'Pickup',
      sold: [2012, 2026],
      weight: 3,
      engines: [
        diesel('1.9 TD', 1.9, 164, 33.6, 220),
        diesel('1.9 TD', 1.9, 164, 30.7, 241, 1800, 'Automatic'),
      ],
      trims: { 'DL20 Double Cab 4x4': 34000, 'V-Cross Double Cab 4x4': 38500 },
    }),
  ),
  ...modelsOf(
    'Mitsubishi',
    van('L200', {
      body: 'Pickup',
      sold: [2010, 2021],
      weight: 3,
      engines: [
        diesel('2.2 DI-D 150', 2.3, 150, 29.1, 254),
        diesel('2.2 DI-D 150', 2.3, 150, 27.7, 267, 1800, 'Automatic'),
      ],
      trims: { 'Warrior Double Cab': 33500, 'Barbarian Double Cab': 36000 },
    }),
  ),
];
