export { carouselStep, type CarouselView } from './rules/carousel-step';
export { filmPlace, type FilmPlace } from './rules/gallery-film';
export {
  galleryPictures,
  type GalleryPicture,
  type PlaceholderWhen,
} from './rules/gallery-pictures';
export {
  hiddenThumbnails,
  stripAround,
  stripWithin,
  THUMBNAIL_GAP,
  THUMBNAIL_SCROLL_MS,
  THUMBNAIL_STEP,
  thumbnailsIn,
  type HiddenThumbnails,
} from './rules/gallery-strip';
export {
  galleryTabs,
  type GalleryOrder,
  type GalleryTab,
  type GalleryTabs,
} from './rules/gallery-tabs';
export { draggedFrame, nearestFrame, turnDegrees, turnStages } from './rules/gallery-turn';
export {
  MAIN_PICTURES,
  ringAround,
  ringSteps,
  rowAround,
  THUMBNAILS,
} from './rules/gallery-window';
