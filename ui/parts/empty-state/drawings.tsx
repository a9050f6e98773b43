import type { ReactElement } from 'react';
import { HATCHBACK } from '../body-silhouette/hatchback';
import { token } from '../../theme/tokens';
import { drawingId, type DrawingName } from './drawing-id';

/** A hatchback in outline, 96 wide, standing on y = 72. */
function Car({ x, dashed = false }: { readonly x: number; readonly dashed?: boolean }) {
  const [, , width = 1, height = 1] = HATCHBACK.viewBox.split(' ').map(Number);
  const scale = 96 / width;
  return (
    <g
      transform={`translate(${x} ${72 - height * scale}) scale(${scale})`}
      strokeDasharray={dashed ? '14 10' : undefined}
      strokeWidth={2 / scale}
    >
      <path d={HATCHBACK.path} />
      {HATCHBACK.wheels.map((wheel) => (
        <circle key={wheel.x} cx={wheel.x} cy={wheel.y} r={wheel.r * 0.78} />
      ))}
    </g>
  );
}

const Road = () => <path d="M8 73H152" />;
const Star = () => (
  <path
    {...LOUD}
    d="M124 8l4.600 9.400 10.400 1.500-7.500 7.300 1.800 10.300-9.300-4.900-9.300 4.900 1.800-10.300-7.500-7.300 10.400-1.500z"
  />
);

/** What its two fills are, wherever a drawing is referred to. */
const LOUD = { fill: token('plate'), stroke: token('ink') } as const;
const PAPER = { fill: token('canvas') } as const;

export const DRAWINGS: Readonly<Record<DrawingName, ReactElement>> = {
  search: (
    <>
      <Car x={24} dashed />
      <Road />
      <circle {...PAPER} cx="116" cy="38" r="16" />
      <path d="M127.500 49.500L142 64" strokeWidth="4" />
    </>
  ),
  favourites: (
    <>
      <Car x={20} />
      <Road />
      <Star />
    </>
  ),
  compare: (
    <>
      <g transform="translate(4 30) scale(.58)">
        <Car x={0} />
      </g>
      <g transform="translate(96 30) scale(.58)">
        <Car x={0} dashed />
      </g>
      <path d="M8 73H152M80 22V64" />
    </>
  ),
  recent: (
    <>
      <Car x={20} />
      <Road />
      <circle {...PAPER} cx="126" cy="24" r="15" />
      <path d="M126 15v9l6 4" />
    </>
  ),
  error: (
    <>
      <Road />
      <path d="M62 72L76 20h8l14 52zM71 40h18M66.500 56h27" />
      <path {...LOUD} d="M71.500 38h17l3.500 16h-24z" />
      <path d="M54 72h52" strokeWidth="4" />
    </>
  ),
  offline: (
    <>
      <Car x={16} />
      <path d="M8 73H152" strokeDasharray="6 6" />
      <path d="M108 16a26 26 0 0 1 34 0M115 24a15 15 0 0 1 20 0M122 32a4.500 4.500 0 0 1 6 0" />
      <path d="M110 36L140 6" />
    </>
  ),
};

/** Small line drawings, one yellow thing in each at most; sent once, with the icons. */
export const DrawingSymbols = () =>
  Object.entries(DRAWINGS).map(([name, drawing]) => (
    <symbol key={name} id={drawingId(name)} viewBox="0 0 160 80">
      {drawing}
    </symbol>
  ));
