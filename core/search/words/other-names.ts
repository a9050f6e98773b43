import type { ListFilter } from '../query/filter-keys';

/** Further names that shoppers have for what the stock calls otherwise. */
interface OtherNames {
  readonly key: ListFilter;
  readonly names: readonly string[];
  /** What an option's name must have in it, spaces and hyphens aside; any one will do. */
  readonly has?: readonly string[];
  /** What an option must be called, spaces and hyphens aside; any one will do. */
  readonly is?: readonly string[];
  /** What an option's name must not have in it. */
  readonly hasNot?: string;
  /** Of several options only the first, the commonest: of features, any one chosen would do. */
  readonly onlyFirst?: true;
}

const make = (is: string, ...names: readonly string[]): OtherNames => ({
  key: 'make',
  names,
  is: [is],
});

/** A part of models' names that is known by itself. */
const partOfModel = (name: string): OtherNames => ({ key: 'range', names: [name], has: [name] });

const feature = (has: string, ...names: readonly string[]): OtherNames => ({
  key: 'features',
  names,
  has: [has],
  onlyFirst: true,
});

/** Written as they are said; case, spaces and hyphens make no difference. */
export const OTHER_NAMES: readonly OtherNames[] = [
  make('volkswagen', 'vw', 'v w', 'volkswagon', 'vdub'),
  make('mercedesbenz', 'merc', 'mercs', 'mercedes', 'benz', 'merc benz', 'mb'),
  make('bmw', 'beemer', 'beamer', 'bimmer', 'beema', 'b m w'),
  make('landrover', 'landy', 'l rover', 'land rovers'),
  make('vauxhall', 'vaux', 'opel', 'vauxhal'),
  make('chevrolet', 'chevy'),
  make('jaguar', 'jag', 'jags'),
  make('peugeot', 'pug', 'peugot', 'puegeot', 'pergeot'),
  make('alfaromeo', 'alfa', 'alpha romeo'),
  make('astonmartin', 'aston'),
  make('rollsroyce', 'rolls', 'roller'),
  make('lamborghini', 'lambo'),
  make('mitsubishi', 'mitsi', 'mitsubushi'),
  make('hyundai', 'hundai', 'hyundia', 'hiundai'),
  make('citroen', 'citreon', 'citron'),
  make('porsche', 'porche', 'porshe'),
  make('skoda', 'scoda'),
  make('renault', 'renalt', 'renualt'),
  make('ssangyong', 'kgm', 'sang yong'),
  make('mg', 'mgs', 'm g', 'mg motor'),
  make('ds', 'ds automobiles', 'citroen ds'),

  ...['evoque', 'velar', 'picasso', 'scenic', 'boxster', 'cayman', 'aircross', 'crossback'].map(
    partOfModel,
  ),

  { key: 'transmission', names: ['manual', 'manuals', 'manual gearbox'], has: ['manual'] },
  // Manual or automatic is what a British shopper asks: both kinds have two pedals.
  {
    key: 'transmission',
    names: ['automatic', 'automatics', 'auto', 'autos', 'automatic gearbox'],
    has: ['auto', 'cvt', 'dualclutch'],
  },
  {
    key: 'transmission',
    names: ['semi auto', 'semi automatic', 'semi autos', 'semi'],
    has: ['semi'],
  },

  { key: 'fuel_type', names: ['petrol', 'petrols', 'unleaded', 'gasoline'], is: ['petrol'] },
  { key: 'fuel_type', names: ['diesel', 'diesels', 'derv'], is: ['diesel'] },
  {
    key: 'fuel_type',
    names: ['electric', 'ev', 'evs', 'bev', 'fully electric', 'all electric', 'pure electric'],
    is: ['electric', 'fullyelectric', 'batteryelectric'],
  },
  {
    key: 'fuel_type',
    names: ['plug in hybrid', 'plug in hybrids', 'phev', 'phevs', 'plug in'],
    has: ['plugin'],
  },
  {
    key: 'fuel_type',
    names: ['self charging hybrid', 'full hybrid', 'mild hybrid', 'hev', 'mhev'],
    has: ['hybrid'],
    hasNot: 'plugin',
  },
  {
    key: 'fuel_type',
    names: [
      'hybrid',
      'hybrids',
      'petrol hybrid',
      'hybrid petrol',
      'petrol electric hybrid',
      'hybrid electric',
    ],
    has: ['hybrid'],
  },

  { key: 'body_type', names: ['hatchback', 'hatchbacks', 'hatch'], is: ['hatchback', 'hatch'] },
  {
    key: 'body_type',
    names: ['estate', 'estates', 'estate car', 'station wagon'],
    is: ['estate', 'stationwagon'],
  },
  { key: 'body_type', names: ['saloon', 'saloons', 'sedan', 'sedans'], is: ['saloon', 'sedan'] },
  {
    key: 'body_type',
    names: ['suv', 'suvs', '4x4', '4 x 4', '4x4s', 'crossover', 'off roader', 'four by four'],
    is: ['suv', '4x4', 'suv4x4', 'crossover', 'offroad'],
  },
  {
    key: 'body_type',
    names: [
      'convertible',
      'convertibles',
      'cabriolet',
      'cabriolets',
      'cabrio',
      'soft top',
      'drop top',
    ],
    is: ['convertible', 'cabriolet'],
  },
  { key: 'body_type', names: ['coupe', 'coupes'], is: ['coupe'] },
  {
    key: 'body_type',
    names: ['mpv', 'mpvs', 'people carrier', 'people carriers', 'people mover', 'minivan'],
    is: ['mpv', 'peoplecarrier'],
  },
  {
    key: 'body_type',
    names: ['pickup', 'pickups', 'pick up', 'pick ups', 'pickup truck', 'pick up truck', 'truck'],
    is: ['pickup', 'pickuptruck'],
  },
  { key: 'body_type', names: ['panel van', 'panel vans'], is: ['panelvan'] },
  {
    key: 'body_type',
    names: ['crew van', 'crew vans', 'crew cab'],
    is: ['crewvan', 'crewcab'],
  },
  { key: 'body_type', names: ['minibus', 'mini bus'], is: ['minibus'] },

  { key: 'colour', names: ['gray', 'gunmetal'], is: ['grey'] },

  feature('navigation', 'sat nav', 'satnav', 'navigation', 'sat navigation', 'gps'),
  feature('airconditioning', 'air con', 'aircon'),
  feature('climatecontrol', 'climate control', 'climate'),
  feature('carplay', 'carplay', 'apple carplay', 'apple car play', 'car play'),
  feature('androidauto', 'android auto'),
  feature('parkingsensors', 'parking sensors', 'parking sensor', 'park assist sensors'),
  feature('cruisecontrol', 'cruise', 'cruise control'),
  feature('dab', 'dab', 'digital radio'),
  feature('ledheadlights', 'led lights', 'leds', 'led headlamps'),
  feature('alloywheels', 'alloys', 'alloy wheels'),
  feature('isofix', 'isofix'),
  feature('keyless', 'keyless', 'keyless entry', 'keyless start'),
  feature('reversingcamera', 'reversing camera', 'reverse camera', 'rear camera', 'parking camera'),
  feature('heatedseats', 'heated seats', 'heated front seats'),
  feature('towbar', 'tow bar', 'towbar', 'towing hook'),
  feature('panoramic', 'panoramic roof', 'pan roof', 'glass roof', 'panoramic sunroof'),
  feature('plylined', 'ply lined'),
  feature('ulez', 'ulez', 'ulez compliant', 'ulez free'),
  feature('euro6', 'euro 6', 'euro6', 'euro vi'),
  feature('leatherseats', 'leather', 'leather seats', 'leather interior'),
];
