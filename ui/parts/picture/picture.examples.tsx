import type { Examples } from '../examples';
import { Picture } from './picture';

const blue = '/pictures/hatchback-a/deep-blue/front-three-quarter';

export const pictureExamples: Examples = {
  'A picture in several widths': (
    <Picture
      src={`${blue}-640.webp`}
      srcSet={`${blue}-320.webp 320w, ${blue}-640.webp 640w`}
      sizes="(min-width: 1024px) 400px, 100vw"
      alt="Ford Fiesta from the front"
      width={640}
      height={400}
    />
  ),
  'All addresses fail': (
    <Picture
      src="/pictures/gone.webp"
      original="/pictures/gone-too.webp"
      placeholder="/pictures/gone-as-well.webp"
      alt="Ford Fiesta from the front"
      width={640}
      height={400}
    />
  ),
};
