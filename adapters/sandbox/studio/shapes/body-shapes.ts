import type { BodyStyle } from '../../pictures/picture-address';
import type { BodyShape } from '../body/body-shape';
import { city } from './city';
import { convertible } from './convertible';
import { coupe } from './coupe';
import { crewVan } from './crew-van';
import { estate } from './estate';
import { hatchback } from './hatchback';
import { mpv } from './mpv';
import { panelVan } from './panel-van';
import { pickup } from './pickup';
import { saloon } from './saloon';
import { suv } from './suv';
import { threeDoor } from './three-door';

/** Every body style the studio can build. */
export const BODY_SHAPES: Readonly<Record<BodyStyle, BodyShape>> = {
  city,
  'three-door': threeDoor,
  hatchback,
  saloon,
  estate,
  suv,
  coupe,
  convertible,
  mpv,
  pickup,
  'panel-van': panelVan,
  'crew-van': crewVan,
};
