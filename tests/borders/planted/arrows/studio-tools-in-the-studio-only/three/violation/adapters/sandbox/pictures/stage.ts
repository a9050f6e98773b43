import { Scene } from 'three';
export const stage = Scene;
