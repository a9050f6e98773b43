import { slugOf } from '../../../core/kernel/slug-of';
import {
  stockWords,
  type FilterOption,
  type FilterOptions,
  type WholeStockWords,
} from '../../../core/search/public';

type Options = FilterOptions['options'];

/** "Petrol 12, Diesel 3" as options, each with its count. */
const listed = (
  text: string,
  valueOf: (label: string) => string = slugOf,
): readonly FilterOption[] =>
  text.split(', ').map((entry) => {
    const at = entry.lastIndexOf(' ');
    const label = entry.slice(0, at);
    return { value: valueOf(label), label, count: Number(entry.slice(at + 1)) };
  });

type MakeLine = readonly [make: string, models: string];

const makesAndModels = (lines: readonly MakeLine[]): Options => {
  const range = lines.flatMap(([make, models]) =>
    listed(models, (label) => `${slugOf(make)}:${slugOf(label.replace('+', ' plus'))}`).map(
      (option) => ({ ...option, make: slugOf(make) }),
    ),
  );
  return {
    make: lines.map(([make]) => ({
      value: slugOf(make),
      label: make,
      count: range
        .filter((option) => option.make === slugOf(make))
        .reduce((sum, { count }) => sum + count, 0),
    })),
    range,
  };
};

const asIs = (label: string): string => label;
const taxOf = (label: string): string => label.replace('£', '');

/** What a stock of cars like the sandbox's offers, with Euro 6 and ULEZ among its features. */
export const carOptions: Options = {
  ...makesAndModels([
    ['Abarth', '595 2'],
    ['Alfa Romeo', 'Giulietta 2'],
    ['Audi', 'A1 8, A3 21, A4 8, A5 Sportback 3, A6 5, e-tron 6, Q2 12, Q3 10, Q4 e-tron 9, Q5 7'],
    ['BMW', '1 Series 8, 2 Series 3, 2 Series Gran Coupe 6, 3 Series 17, 5 Series 11, i4 3, X1 7'],
    ['Citroën', 'C1 2, C3 10, C3 Aircross 11, C4 2, C5 Aircross 11, Grand C4 SpaceTourer 4'],
    ['Cupra', 'Born 6, Formentor 4'],
    ['Dacia', 'Duster 13, Sandero 10, Sandero Stepway 7'],
    ['DS', '3 Crossback 4, 7 Crossback 6'],
    ['Fiat', '500 27, 500C 2, 500X 5, Panda 3'],
    [
      'Ford',
      'C-MAX 1, EcoSport 6, Fiesta 23, Focus 44, Ka+ 2, Kuga 24, Mondeo 3, Mustang 2, Puma 23',
    ],
    ['Honda', 'Civic 10, CR-V 8, HR-V 10, Jazz 6'],
    ['Hyundai', 'i10 8, i20 9, i30 13, Ioniq 3, Ioniq 5 4, Kona 10, Santa Fe 7, Tucson 17'],
    ['Jaguar', 'E-Pace 6, F-Pace 2, I-Pace 6, XE 7'],
    ['Jeep', 'Compass 4, Renegade 3'],
    ['Kia', "Cee'd 11, EV6 9, Niro 9, Picanto 13, Rio 3, Sorento 2, Sportage 26, Stonic 6"],
    ['Land Rover', 'Defender 3, Discovery Sport 5, Range Rover Evoque 10, Range Rover Sport 9'],
    ['Lexus', 'NX 2, UX 4'],
    ['Mazda', 'CX-5 6, Mazda2 7, Mazda3 8, MX-5 2'],
    ['Mercedes-Benz', 'A Class 14, B Class 4, C Class 21, CLA Class 5, E Class 11, GLA Class 9'],
    ['MG', 'HS 6, MG3 15, MG4 6, MG5 2, ZS 10'],
    ['MINI', 'Convertible 5, Countryman 12, Hatch 23'],
    ['Nissan', 'Juke 24, Leaf 14, Micra 12, Qashqai 26, X-Trail 7'],
    ['Peugeot', '108 4, 2008 20, 208 22, 3008 12, 308 7, 5008 4'],
    ['Polestar', '2 4'],
    ['Renault', 'Captur 15, Clio 16, Kadjar 4, Megane 3, Zoe 7'],
    ['SEAT', 'Arona 19, Ateca 13, Ibiza 8, Leon 12'],
    ['Skoda', 'Enyaq iV 4, Fabia 17, Karoq 11, Kodiaq 11, Octavia 28, Superb 12'],
    ['smart', 'fortwo 3'],
    ['Suzuki', 'Ignis 2, Swift 12, Vitara 9'],
    ['Tesla', 'Model 3 14, Model Y 9'],
    [
      'Toyota',
      'Aygo 9, Aygo X 3, C-HR 15, Corolla 13, Land Cruiser 6, RAV4 9, Yaris 24, Yaris Cross 6',
    ],
    ['Vauxhall', 'Astra 25, Corsa 48, Corsa-e 5, Insignia 4, Mokka 18, Zafira Tourer 1'],
    ['Volkswagen', 'Golf 41, Golf GTI 4, ID.3 8, Passat 9, Polo 28, T-Roc 25, Tiguan 23, Up 8'],
    ['Volvo', 'V40 1, V60 4, XC40 11, XC60 5'],
  ]),
  body_type: listed(
    'Convertible 17, Coupe 17, Estate 66, Hatchback 695, MPV 13, Saloon 106, SUV 732',
  ),
  transmission: listed('Automatic 661, Manual 769, Semi-Auto 216'),
  fuel_type: listed('Diesel 211, Electric 165, Hybrid 161, Petrol 1012, Plug-in Hybrid 97'),
  colour: listed(
    'Beige 16, Black 298, Blue 253, Green 47, Grey 448, Red 138, Silver 109, White 264',
  ),
  location_name: [
    ...listed('Bolton 227, Chester 247, Crewe 246, Stafford 228, Stockport 227, Wrexham 227'),
    { value: 'stoke', label: 'Stoke-on-Trent', count: 239 },
  ],
  doors: listed('2 31, 3 52, 4 106, 5 1457', asIs),
  seats: listed('2 8, 4 119, 5 1469, 7 50', asIs),
  engine_size: listed('0.0 165, 1.0 364, 1.2 178, 1.4 57, 1.5 359, 1.6 106, 2.0 266, 3.0 10', asIs),
  tax_rate: listed('£20 6, £35 13, £165 19, £195 1596', taxOf),
  features: listed(
    'Air conditioning 638, Bluetooth 522, DAB radio 495, Cruise control 485, Alloy wheels 480, ' +
      'Apple CarPlay and Android Auto 436, Rear parking sensors 414, Satellite navigation 371, ' +
      'Euro 6 300, ULEZ compliant 290, Adaptive cruise control 210, Heated seats 190',
  ),
  max_price: listed('£5,000 103, £10,000 518', (label) => label.replace(/[£,]/g, '')),
};

/** What a stock of vans like the sandbox's offers. */
export const vanOptions: Options = {
  ...makesAndModels([
    ['Citroën', 'Berlingo 10, Dispatch 8, Relay 6'],
    ['Ford', 'Ranger 9, Transit 17, Transit Connect 6, Transit Courier 5, Transit Custom 38'],
    ['Isuzu', 'D-Max 7'],
    ['Mercedes-Benz', 'Sprinter 11, Vito 4'],
    ['Mitsubishi', 'L200 3'],
    ['Peugeot', 'Expert 5, Partner 8'],
    ['Renault', 'Kangoo 3, Master 4, Trafic 13'],
    ['Toyota', 'Hilux 3, Proace 5'],
    ['Vauxhall', 'Combo Cargo 6, Movano 6, Vivaro 19'],
    ['Volkswagen', 'Amarok 2, Caddy Cargo 11, Crafter 8, Transporter 16, Transporter Kombi 2'],
  ]),
  body_type: listed('Crew Van 11, Panel Van 200, Pickup 25'),
  transmission: listed('Automatic 57, Manual 160, Semi-Auto 19'),
  fuel_type: listed('Diesel 233, Electric 3'),
  colour: listed('Beige 5, Black 18, Blue 21, Grey 32, Red 13, Silver 32, White 107'),
  location_name: listed('Bolton 28, Chester 22, Liverpool 162, Stockport 22'),
  doors: listed('4 25, 5 211', asIs),
  seats: listed('2 19, 3 181, 5 27, 6 9', asIs),
  engine_size: listed('0.0 3, 1.5 46, 2.0 148, 2.2 12', asIs),
  tax_rate: listed('£345 236', taxOf),
  features: listed('Air conditioning 96, Bluetooth 68, Ply-lined load area 52'),
};

/** Both halves, laid out to be looked up, in 2026. */
export const someStockWords: WholeStockWords = {
  cars: stockWords('cars', carOptions, 2026),
  van: stockWords('van', vanOptions, 2026),
};
