import type { InteriorSet } from './interior-set';

const FONT = 'Liberation Sans, DejaVu Sans, sans-serif';
const polar = (cx: number, cy: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(cx + radius * Math.sin(angle)).toFixed(1)} ${(cy - radius * Math.cos(angle)).toFixed(1)}`;
};

interface Dial {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly labels: readonly string[];
  readonly unit: string;
  readonly needle: number;
  readonly accent: string;
}

/** Ticks and figures from lower left round to lower right. */
function dialArt({ cx, cy, radius, labels, unit, needle, accent }: Dial): string {
  const span = 250;
  const at = (share: number): number => -span / 2 + span * share;
  const minor = (labels.length - 1) * 5;
  const ticks = Array.from({ length: minor + 1 }, (_, step) => {
    const long = step % 5 === 0;
    const angle = at(step / minor);
    return `<path d="M${polar(cx, cy, radius * 0.95, angle)}L${polar(cx, cy, radius * (long ? 0.82 : 0.89), angle)}" stroke="${long ? '#fff' : '#9aa3ab'}" stroke-width="${String(long ? radius * 0.026 : radius * 0.012)}"/>`;
  }).join('');
  const figures = labels
    .map((label, index) => {
      const [x = 0, y = 0] = polar(cx, cy, radius * 0.66, at(index / (labels.length - 1)))
        .split(' ')
        .map(Number);
      return `<text x="${String(x)}" y="${String(y + radius * 0.055)}" font-size="${String(radius * 0.15)}" text-anchor="middle" fill="#f3f5f6" font-family="${FONT}">${label}</text>`;
    })
    .join('');
  return `<circle cx="${String(cx)}" cy="${String(cy)}" r="${String(radius)}" fill="#07080a" stroke="#3b4046" stroke-width="${String(radius * 0.03)}"/>
    <circle cx="${String(cx)}" cy="${String(cy)}" r="${String(radius * 0.97)}" fill="none" stroke="${accent}" stroke-opacity=".5" stroke-width="${String(radius * 0.012)}"/>
    ${ticks}${figures}
    <text x="${String(cx)}" y="${String(cy + radius * 0.42)}" font-size="${String(radius * 0.11)}" text-anchor="middle" fill="#aeb6bd" font-family="${FONT}">${unit}</text>
    <path d="M${polar(cx, cy, radius * 0.14, at(needle) + 180)}L${polar(cx, cy, radius * 0.88, at(needle))}" stroke="${accent === '#ffffff' ? '#ff3b2f' : accent}" stroke-width="${String(radius * 0.035)}" stroke-linecap="round"/>
    <circle cx="${String(cx)}" cy="${String(cy)}" r="${String(radius * 0.12)}" fill="#15171a" stroke="#41464c" stroke-width="2"/>`;
}

const MPH = ['0', '20', '40', '60', '80', '100', '120', '140'];
const REVS = ['0', '1', '2', '3', '4', '5', '6', '7'];

/** The driver's instruments: 1000 by 400. */
export function dialsArt({ dials, accent }: InteriorSet): string {
  const digital = dials === 'digital';
  const radius = digital ? 150 : 172;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="400" viewBox="0 0 1000 400">
    <rect width="1000" height="400" fill="#050607"/>
    ${dialArt({ cx: 215, cy: 205, radius, labels: REVS, unit: 'x1000 rpm', needle: 0.13, accent })}
    ${dialArt({ cx: 785, cy: 205, radius, labels: MPH, unit: 'mph', needle: 0.0, accent })}
    <g font-family="${FONT}" fill="#eef1f3" text-anchor="middle">
      ${digital ? `<path d="M430 330L480 150H520L570 330Z" fill="#11161b"/><path d="M500 330V170" stroke="#e8ecef" stroke-width="5" stroke-dasharray="22 18"/><text x="500" y="120" font-size="60">0</text><text x="500" y="148" font-size="20" fill="#aeb6bd">mph</text>` : `<rect x="420" y="120" width="160" height="170" rx="10" fill="#0d1013" stroke="#2b3036" stroke-width="2"/><text x="500" y="180" font-size="38">21.5°C</text><text x="500" y="222" font-size="22" fill="#aeb6bd">Range</text><text x="500" y="260" font-size="34">412 mi</text>`}
      <text x="500" y="372" font-size="24" fill="#c9cfd4">P   10:42   18.0°C</text>
    </g>
    <g stroke-width="9" fill="none"><path d="M400 60h18" stroke="#5ad17a"/><path d="M580 60h18" stroke="#4d8dff"/></g>
  </svg>`;
}

/** The screen in the middle: 1000 by 560. */
export function screenArt({ accent, screen }: InteriorSet): string {
  if (screen === 'radio') return radioArt();
  const tile = (x: number, y: number, width: number, height: number, inside: string): string =>
    `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" rx="16" fill="#171c22"/>${inside}`;
  const road = (path: string, width: number, colour: string): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="560" viewBox="0 0 1000 560" font-family="${FONT}">
    <rect width="1000" height="560" fill="#0a0d10"/>
    <text x="40" y="52" font-size="34" fill="#fff">10:42</text><text x="958" y="52" font-size="28" fill="#c5ccd2" text-anchor="end">18°C</text>
    ${tile(100, 80, 540, 440, `<clipPath id="m"><rect x="100" y="80" width="540" height="440" rx="16"/></clipPath><g clip-path="url(#m)"><rect x="100" y="80" width="540" height="440" fill="#1d2832"/><path d="M100 420C220 380 260 470 400 440S560 500 640 470V520H100Z" fill="#1b3a52"/><path d="M430 80L640 90V240C560 260 470 220 430 80Z" fill="#1f3a2c"/>${road('M80 180C240 220 420 160 680 260', 16, '#46525d')}${road('M200 560C240 380 320 260 300 60', 16, '#46525d')}${road('M420 560C430 420 540 360 560 60', 10, '#3a454f')}${road('M100 320L640 380', 10, '#3a454f')}${road('M236 520C262 380 312 300 305 195C420 170 500 200 600 232', 14, accent)}<circle cx="262" cy="408" r="20" fill="#fff"/><path d="M262 394l10 24-10-6-10 6z" fill="#1b6bff"/></g>`)}
    ${tile(660, 80, 310, 210, `<rect x="684" y="104" width="92" height="92" rx="10" fill="${accent}" fill-opacity=".85"/><circle cx="730" cy="150" r="26" fill="#0a0d10" fill-opacity=".6"/><text x="796" y="140" font-size="27" fill="#fff">Morning</text><text x="796" y="174" font-size="22" fill="#a6b0b8">DAB Radio</text><rect x="684" y="222" width="262" height="6" rx="3" fill="#39424a"/><rect x="684" y="222" width="120" height="6" rx="3" fill="${accent}"/><path d="M800 244v30M815 244v30" stroke="#fff" stroke-width="8"/><path d="M728 246l-22 14 22 14zM892 246l22 14-22 14z" fill="#fff"/>`)}
    ${tile(660, 310, 310, 210, `<text x="690" y="362" font-size="26" fill="#a6b0b8">Climate</text><text x="690" y="436" font-size="62" fill="#fff">21.0°</text><rect x="690" y="466" width="250" height="10" rx="5" fill="#39424a"/><rect x="690" y="466" width="150" height="10" rx="5" fill="${accent}"/>`)}
    ${[120, 215, 310, 405, 490].map((y, index) => `<rect x="26" y="${String(y - 24)}" width="48" height="48" rx="12" fill="${index === 0 ? accent : '#2a323a'}"/><circle cx="50" cy="${String(y)}" r="9" fill="#fff" fill-opacity=".85"/>`).join('')}
  </svg>`;
}

/** A plain set with a two-line display and preset keys, as in a van. */
function radioArt(): string {
  const key = (x: number, y: number, label: string): string =>
    `<rect x="${String(x)}" y="${String(y)}" width="112" height="66" rx="10" fill="#24282c" stroke="#0b0c0d" stroke-width="4"/><text x="${String(x + 56)}" y="${String(y + 44)}" font-size="30" text-anchor="middle" fill="#e3e6e8">${label}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="560" viewBox="0 0 1000 560" font-family="${FONT}">
    <rect width="1000" height="560" fill="#131517"/>
    <rect x="150" y="60" width="700" height="230" rx="14" fill="#0b2530"/>
    <text x="190" y="150" font-size="64" fill="#bfeaff">DAB  Radio 4</text><text x="190" y="240" font-size="52" fill="#8fcbe6">10:42     18°C</text>
    <circle cx="72" cy="175" r="46" fill="#2b2f33" stroke="#6b7076" stroke-width="6"/><circle cx="928" cy="175" r="46" fill="#2b2f33" stroke="#6b7076" stroke-width="6"/>
    ${['1', '2', '3', '4', '5', '6'].map((label, index) => key(140 + index * 122, 330, label)).join('')}
    ${['MEDIA', 'PHONE', 'SEEK', 'MENU', 'DAB', 'BACK'].map((label, index) => key(140 + index * 122, 424, label.length > 4 ? label.slice(0, 4) : label)).join('')}
  </svg>`;
}

/** Heating and cooling: 1000 by 240, knobs left out. */
export function climateArt({ accent }: InteriorSet): string {
  const keys = ['A/C', 'AUTO', 'MAX', 'FRONT', 'REAR'];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="240" viewBox="0 0 1000 240" font-family="${FONT}">
    <rect width="1000" height="240" fill="#0c0d0e"/>
    ${keys.map((label, index) => `<rect x="${String(232 + index * 110)}" y="130" width="98" height="70" rx="12" fill="#1b1d20"/><text x="${String(281 + index * 110)}" y="172" font-size="24" text-anchor="middle" fill="#e8ebed">${label}</text><rect x="${String(266 + index * 110)}" y="184" width="30" height="5" fill="${index < 2 ? accent : '#33383c'}"/>`).join('')}
    <rect x="300" y="30" width="400" height="80" rx="10" fill="#06080a"/><text x="380" y="88" font-size="52" text-anchor="middle" fill="#fff">21.0</text><text x="620" y="88" font-size="52" text-anchor="middle" fill="#fff">21.0</text>
  </svg>`;
}
