import type { Examples } from '../examples';
import { PhotoStrip, type StripPhoto } from './photo-strip';

const views = ['front-three-quarter', 'side', 'rear-three-quarter', 'front', 'rear'];

const photos: readonly StripPhoto[] = views.map((view) => ({
  src: `/pictures/hatchback-a/deep-blue/${view}-640.webp`,
  srcSet: `/pictures/hatchback-a/deep-blue/${view}-320.webp 320w, /pictures/hatchback-a/deep-blue/${view}-640.webp 640w`,
  alt: `Ford Fiesta, ${view.replaceAll('-', ' ')}`,
  width: 640,
  height: 400,
}));

export const photoStripExamples: Examples = {
  'On a card': (
    <PhotoStrip subject="Ford Fiesta" photos={photos} href="/used/cars/ford-fiesta-71" />
  ),
  'One photo': <PhotoStrip subject="Ford Focus" photos={photos.slice(0, 1)} />,
};
