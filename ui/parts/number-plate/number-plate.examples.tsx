import type { Examples } from '../examples';
import { NumberPlate } from './number-plate';

export const numberPlateExamples: Examples = {
  Small: <NumberPlate registration="JT21 KXA" size="small" />,
  Medium: <NumberPlate registration="UV71 MNB" />,
  Large: <NumberPlate registration="TA68 WZE" size="large" />,
  'Every letter': <NumberPlate registration="ABCDEFGHIJKLMNOPQR" />,
  'Every other letter and figure': <NumberPlate registration="STUVWXYZ 0123456789" />,
};
