import type { StudioFace } from '../../pictures/picture-address';
import type { Face } from './face';
import { faceA } from './face-a';
import { faceB } from './face-b';
import { faceC } from './face-c';

export const FACES: Readonly<Record<StudioFace, Face>> = { a: faceA, b: faceB, c: faceC };
