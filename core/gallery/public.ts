export { carouselStep } from './rules/carousel-step';
export { filmPlace } from './rules/gallery-film';
export { galleryPictures, type GalleryPicture } from './rules/gallery-pictures';
export {
  hiddenThumbnails,
  stripAround,
  stripWithin,
  THUMBNAIL_GAP,
  THUMBNAIL_SCROLL_MS,
  THUMBNAIL_STEP,
  thumbnailsIn,
} from './rules/gallery-strip';
export { galleryTabs, type GalleryTab } from './rules/gallery-tabs';
export { draggedFrame, nearestFrame, turnDegrees, turnStages } from './rules/gallery-turn';
export {
  MAIN_PICTURES,
  ringAround,
  ringSteps,
  rowAround,
  THUMBNAILS,
} from './rules/gallery-window';
