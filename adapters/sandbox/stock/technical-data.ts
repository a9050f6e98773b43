import type { BodyStyle } from '../pictures/picture-address';

/** Length, width and height in millimetres, and kerb weight in kilograms, of a typical one. */
const SIZES: Readonly<Record<BodyStyle, readonly [number, number, number, number]>> = {
  city: [3990, 1735, 1480, 1090],
  'three-door': [3720, 1690, 1470, 1060],
  hatchback: [4330, 1800, 1460, 1320],
  saloon: [4720, 1845, 1440, 1530],
  estate: [4690, 1830, 1480, 1510],
  suv: [4460, 1850, 1630, 1560],
  coupe: [4560, 1830, 1390, 1500],
  convertible: [4350, 1800, 1370, 1460],
  mpv: [4600, 1840, 1650, 1600],
  pickup: [5330, 1860, 1815, 2080],
  'panel-van': [5080, 1990, 2010, 1880],
  'crew-van': [5150, 1980, 2000, 2050],
};

export interface Measured {
  readonly style: BodyStyle;
  readonly makeName: string;
  readonly rangeName: string;
  readonly fuel: string | null;
  readonly transmission: string | null;
  readonly engineSize: number | null;
  readonly bhp: number | null;
  readonly mpg: number | null;
  readonly co2: number | null;
}

function cylindersOf(litres: number): number {
  if (litres <= 1.2) return 3;
  if (litres <= 2.5) return 4;
  return litres <= 3.6 ? 6 : 8;
}

/** Always the same for one model: -1 to 1. */
function quirkOf(model: string): number {
  let hash = 7;
  for (let place = 0; place < model.length; place += 1) {
    hash = (Math.imul(hash, 33) + model.charCodeAt(place)) >>> 0;
  }
  return ((hash % 201) - 100) / 100;
}

/** The figures of the Technical Spec tab, under the documents' keys (VDP-53); a figure unknown is left out. */
export function technicalData(car: Measured): Readonly<Record<string, string>> {
  const figures: Record<string, string> = {};
  const [length, width, height, weight] = SIZES[car.style];
  const quirk = quirkOf(car.makeName + car.rangeName);

  if (car.engineSize !== null && car.engineSize > 0) {
    const cylinders = cylindersOf(car.engineSize);
    figures['cc'] = String(Math.round(car.engineSize * 1000) - 2);
    figures['cylinders'] = String(cylinders);
    figures['cylinder-layout'] = cylinders > 4 ? 'V' : 'In-line';
    figures['fuel-delivery'] = car.fuel === 'Diesel' ? 'Common rail' : 'Direct injection';
  }
  if (car.transmission !== null) figures['transmission'] = car.transmission;
  if (car.bhp !== null) {
    figures['engine-power-bhp'] = String(car.bhp);
    const seconds = 1.6 + (weight / car.bhp) * (car.fuel === 'Electric' ? 0.62 : 0.74);
    figures['0-60-mph-secs'] = Math.max(2.9, seconds).toFixed(1);
    figures['top-speed'] = String(
      Math.min(155, Math.round((car.fuel === 'Electric' ? 92 : 112) * (car.bhp / 100) ** 0.31)),
    );
  }
  if (car.mpg !== null) {
    figures['ec-combined-mpg'] = car.mpg.toFixed(1);
    figures['ec-urban-mpg'] = (car.mpg * 0.84).toFixed(1);
    figures['ec-extra-urban-mpg'] = (car.mpg * 1.15).toFixed(1);
  }
  if (car.co2 !== null) figures['co2-gkm'] = String(car.co2);
  figures['length'] = String(Math.round(length * (1 + quirk * 0.035)));
  figures['width'] = String(Math.round(width * (1 + quirk * 0.018)));
  figures['height'] = String(Math.round(height * (1 - quirk * 0.015)));
  return figures;
}
