import type { Surface } from '../tracer/surface';
import { brushed, cloth, leather, pianoBlack, plastic, veneer } from './upholstery';
import type { CabinGear, InteriorName } from '../../pictures/interior-name';

/** What a cabin is trimmed and fitted with. */
export interface InteriorSet {
  readonly top: Surface;
  readonly lower: Surface;
  readonly trim: Surface;
  readonly seat: { readonly middle: Surface; readonly sides: Surface; readonly quilted: boolean };
  readonly stitch: string;
  readonly lining: string;
  readonly pillar: string;
  readonly carpet: string;
  /** The gearbox it is pictured whole with. */
  readonly gear: CabinGear;
  readonly screen: 'upright' | 'built-in' | 'radio';
  readonly dials: 'round' | 'digital';
  readonly vents: 'round' | 'slots';
  /** Accent of screens and dials. */
  readonly accent: string;
  /** A thin lit line along the trim. */
  readonly ambient?: string;
  /** Thick-rimmed or plain wheel, its lower spoke in metal. */
  readonly sportsWheel: boolean;
  readonly van?: boolean;
  /** How far the whole driving position is raised, in metres: windows start lower. */
  readonly commanding: number;
}

export const INTERIORS: Readonly<Record<InteriorName, InteriorSet>> = {
  'small-cloth': {
    top: plastic('#3a3c40'),
    lower: plastic('#484b50'),
    trim: plastic('#b9c0c4', 0.3),
    seat: {
      middle: cloth('#4d5763', '#7b8896'),
      sides: cloth('#303238', '#3d4048'),
      quilted: false,
    },
    stitch: '#9fb4c4',
    lining: '#c9c8c2',
    pillar: '#b9b8b2',
    carpet: '#26272a',
    gear: 'manual',
    screen: 'built-in',
    dials: 'round',
    vents: 'round',
    accent: '#6fd0ff',
    sportsWheel: false,
    commanding: 0,
  },
  'family-dark': {
    top: plastic('#34363a'),
    lower: plastic('#3d3f44'),
    trim: brushed,
    seat: { middle: cloth('#474b52', '#6a7079'), sides: leather('#2d2e32'), quilted: false },
    stitch: '#b4b8bd',
    lining: '#bdbcb7',
    pillar: '#a9a8a4',
    carpet: '#2c2d30',
    gear: 'manual',
    screen: 'upright',
    dials: 'digital',
    vents: 'slots',
    accent: '#ff7a45',
    sportsWheel: true,
    commanding: 0,
  },
  'premium-light': {
    top: leather('#26221f'),
    lower: leather('#b9a88d'),
    trim: veneer('#7d5a3a', '#4a3120'),
    seat: { middle: leather('#c9b89c'), sides: leather('#bfad90'), quilted: true },
    stitch: '#6b5a45',
    lining: '#d8d3c8',
    pillar: '#cfc9bc',
    carpet: '#3a332b',
    gear: 'automatic',
    screen: 'upright',
    dials: 'digital',
    vents: 'slots',
    accent: '#ffd9a0',
    ambient: '#ffe2b0',
    sportsWheel: true,
    commanding: 0,
  },
  'suv-black': {
    top: leather('#2a2b2e'),
    lower: leather('#33343a'),
    trim: pianoBlack,
    seat: { middle: leather('#3a3b40'), sides: leather('#2c2d31'), quilted: true },
    stitch: '#c8543a',
    lining: '#a9a9a6',
    pillar: '#8f8f8d',
    carpet: '#262729',
    gear: 'automatic',
    screen: 'upright',
    dials: 'digital',
    vents: 'slots',
    accent: '#ff5a3c',
    ambient: '#ff4a30',
    sportsWheel: true,
    commanding: 0.05,
  },
  'van-cab': {
    top: plastic('#44474b', 0.65),
    lower: plastic('#4e5257', 0.65),
    trim: plastic('#26282b', 0.45),
    seat: {
      middle: cloth('#454a51', '#666f79'),
      sides: cloth('#2d3035', '#393d43'),
      quilted: false,
    },
    stitch: '#5f666d',
    lining: '#b3b3ae',
    pillar: '#8e908f',
    carpet: '#222325',
    gear: 'manual',
    screen: 'radio',
    dials: 'round',
    vents: 'round',
    accent: '#ffffff',
    sportsWheel: false,
    van: true,
    commanding: 0.08,
  },
};
