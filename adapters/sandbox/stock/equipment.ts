import type { BodyStyle } from '../pictures/picture-address';
import type { Chance } from './chance';
import type { StockExtra } from './stock-record';

/** The documents' group names of standard equipment that the sandbox fills (VDP-56). */
type EquipmentGroup =
  | 'Exterior Features'
  | 'Interior Features'
  | 'Entertainment'
  | 'Passive Safety'
  | 'Security'
  | 'Driver Convenience'
  | 'Trim'
  | 'Packs'
  | 'Engine/Drivetrain/Suspension'
  | 'Wheels';

/** From which year on, and in which kind of vehicle, a feature is found at all. */
interface Feature {
  readonly name: string;
  readonly group: EquipmentGroup;
  /** Year of registration before which hardly any car had it. */
  readonly since: number;
  /** New list price in pounds from which it is likely. */
  readonly fromPounds: number;
  readonly only?: 'cars' | 'van' | 'Electric' | 'convertible' | 'pickup' | 'suv';
}

const feature = (
  group: EquipmentGroup,
  name: string,
  since = 2000,
  fromPounds = 0,
  only?: Feature['only'],
): Feature => ({ name, group, since, fromPounds, ...(only === undefined ? {} : { only }) });

const FEATURES: readonly Feature[] = [
  feature('Driver Convenience', 'Air conditioning', 2000),
  feature('Driver Convenience', 'Dual-zone climate control', 2008, 22000),
  feature('Driver Convenience', 'Cruise control', 2008, 15000),
  feature('Driver Convenience', 'Adaptive cruise control', 2016, 24000),
  feature('Driver Convenience', 'Rear parking sensors', 2008, 16000),
  feature('Driver Convenience', 'Reversing camera', 2014, 20000),
  feature('Driver Convenience', 'Keyless entry and start', 2013, 22000),
  feature('Driver Convenience', 'Electric parking brake', 2012, 22000),
  feature('Driver Convenience', 'Head-up display', 2016, 36000),
  feature('Driver Convenience', 'Powered tailgate', 2015, 33000, 'suv'),
  feature('Driver Convenience', 'Rapid charging', 2014, 0, 'Electric'),
  feature('Driver Convenience', 'Home charging cable', 2014, 0, 'Electric'),
  feature('Driver Convenience', 'Heat pump', 2018, 30000, 'Electric'),
  feature('Entertainment', 'Bluetooth', 2009),
  feature('Entertainment', 'DAB radio', 2012, 11000),
  feature('Entertainment', 'Apple CarPlay and Android Auto', 2016, 14000),
  feature('Entertainment', 'Satellite navigation', 2011, 18000),
  feature('Entertainment', 'Touchscreen', 2014, 13000),
  feature('Entertainment', 'Premium sound system', 2012, 34000),
  feature('Entertainment', 'Wireless phone charging', 2018, 28000),
  feature('Exterior Features', 'LED headlights', 2015, 19000),
  feature('Exterior Features', 'Front fog lights', 2002, 14000),
  feature('Exterior Features', 'Electric door mirrors', 2000),
  feature('Exterior Features', 'Power-folding mirrors', 2012, 20000),
  feature('Exterior Features', 'Roof rails', 2008, 22000, 'suv'),
  feature('Exterior Features', 'Panoramic roof', 2012, 32000, 'cars'),
  feature('Exterior Features', 'Privacy glass', 2010, 20000, 'cars'),
  feature('Exterior Features', 'Powered fabric roof', 2005, 0, 'convertible'),
  feature('Exterior Features', 'Wind deflector', 2005, 0, 'convertible'),
  feature('Exterior Features', 'Tow bar', 2005, 24000, 'pickup'),
  feature('Exterior Features', 'Load bed liner', 2005, 0, 'pickup'),
  feature('Interior Features', 'Heated front seats', 2010, 25000),
  feature('Interior Features', 'Split-folding rear seats', 2000, 0, 'cars'),
  feature('Interior Features', 'Electric front windows', 2000),
  feature('Interior Features', 'Front armrest', 2008, 17000),
  feature('Interior Features', 'Ply-lined load area', 2008, 0, 'van'),
  feature('Interior Features', 'Steel bulkhead', 2008, 0, 'van'),
  feature('Interior Features', 'Twin side loading doors', 2010, 28000, 'van'),
  feature('Trim', 'Leather upholstery', 2002, 30000, 'cars'),
  feature('Trim', 'Leather steering wheel', 2005, 15000),
  feature('Trim', 'Sports seats', 2008, 26000, 'cars'),
  feature('Passive Safety', 'ISOFIX child seat points', 2006, 0, 'cars'),
  feature('Passive Safety', 'Autonomous emergency braking', 2016, 15000),
  feature('Passive Safety', 'Lane departure warning', 2016, 17000),
  feature('Passive Safety', 'Blind spot monitoring', 2015, 28000),
  feature('Passive Safety', 'Tyre pressure monitoring', 2014),
  feature('Passive Safety', 'Driver and passenger airbags', 2000),
  feature('Security', 'Remote central locking', 2000),
  feature('Security', 'Alarm and immobiliser', 2003, 15000),
  feature('Security', 'Deadlocks', 2005, 0, 'van'),
  feature('Engine/Drivetrain/Suspension', 'Start/stop', 2012, 13000),
  feature('Engine/Drivetrain/Suspension', 'Drive modes', 2014, 28000),
  feature('Engine/Drivetrain/Suspension', 'Hill start assist', 2010, 14000),
  feature('Wheels', 'Alloy wheels', 2003, 14000),
  feature('Wheels', '18-inch alloy wheels', 2012, 29000, 'cars'),
  feature('Packs', 'Winter pack', 2012, 27000),
  feature('Packs', 'Parking pack', 2014, 26000),
];

const EXTRAS: readonly (readonly [description: string, pounds: number])[] = [
  ['Metallic paint', 550],
  ['Panoramic glass roof', 1100],
  ['Technology pack', 1250],
  ['Winter pack', 450],
  ['Tow bar, detachable', 780],
  ['19-inch alloy wheels', 900],
  ['Heated windscreen', 225],
  ['Space-saver spare wheel', 150],
  ['Driver assistance pack', 1400],
  ['Upgraded sound system', 650],
  ['Privacy glass', 300],
  ['Electric front seats with memory', 895],
];

export interface Equipped {
  readonly category: 'cars' | 'van';
  readonly style: BodyStyle;
  readonly fuel: string | null;
  readonly registeredOn: string;
}

function suits(car: Equipped, only: Feature['only']): boolean {
  if (only === undefined) return true;
  if (only === 'Electric') return car.fuel === 'Electric';
  if (only === 'cars' || only === 'van') return car.category === only && car.style !== 'pickup';
  return car.style === only;
}

/** What it came with, by group, from three things up: dearer and newer ones have more. */
export function equip(
  chance: Chance,
  car: Equipped,
  listPounds: number,
): Readonly<Record<string, readonly string[]>> {
  const year = Number(car.registeredOn.slice(0, 4));
  const groups: Record<string, string[]> = {};
  for (const { name, group, since, fromPounds, only } of FEATURES) {
    if (!suits(car, only)) continue;
    const modern = year >= since || name === 'Air conditioning' ? 1 : 0.03;
    const affordable = listPounds >= fromPounds ? 0.8 : 0.14;
    const basic = fromPounds === 0 && since <= 2000;
    if (basic || chance.happens(modern * affordable)) (groups[group] ??= []).push(name);
  }
  return groups;
}

const ORDINARY = new Set([
  'Electric door mirrors',
  'Electric front windows',
  'Driver and passenger airbags',
  'Remote central locking',
]);

/** The three to fifteen features worth naming on a card, out of all the equipment. */
export function nameFeatures(
  chance: Chance,
  equipment: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const all = Object.values(equipment).flat();
  const notable = all.filter((name) => !ORDINARY.has(name));
  return notable.length < 3 ? all.slice(0, 15) : chance.some(notable, chance.whole(3, 15));
}

/** Options the first keeper paid for; the price of some is not on record. */
export function chooseExtras(
  chance: Chance,
  category: 'cars' | 'van',
  listPounds: number,
): readonly StockExtra[] {
  if (!chance.happens(listPounds > 28000 ? 0.4 : 0.15)) return [];
  const fitting = EXTRAS.filter(([, pounds]) => category === 'cars' || pounds < 800);
  return chance.some(fitting, chance.whole(1, 4)).map(([description, pounds]) => ({
    description,
    pricePence: chance.happens(0.12) ? null : pounds * 100,
  }));
}
