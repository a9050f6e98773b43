import type { Examples } from '../examples';
import { Surface } from './surface';

export const surfaceExamples: Examples = {
  Panel: <Surface>A sheet of paper on the canvas.</Surface>,
  'Small padding': <Surface $pad="small">For narrow places.</Surface>,
  Floating: <Surface $floats>Above the page, with the one shadow.</Surface>,
};
