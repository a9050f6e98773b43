/** How a picture lies in its box: times its own size, and moved from the middle by so many pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;
/** Of a press on + or -. */
export const ZOOM_STEP = 1.5;
/** Of a double press on the picture. */
export const CLOSE_UP = 2.5;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Never smaller than its box, and no edge of the picture inside the box. */
export function withinBox({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const bounded = clamp(scale, 1, MOST_ZOOM);
  const across = ((bounded - 1) * width) / 2;
  const down = ((bounded - 1) * height) / 2;
  return { scale: bounded, x: clamp(x, -across, across) + 0, y: clamp(y, -down, down) + 0 };
}

/** Zooms to a scale around a point, counted from the middle of the box: what is under it stays there. */
export function zoomedTo(zoom: Zoom, wanted: number, { x, y }: Point, box: Size): Zoom {
  const scale = clamp(wanted, 1, MOST_ZOOM);
  const grown = scale / zoom.scale;
  return withinBox({ scale, x: x - (x - zoom.x) * grown, y: y - (y - zoom.y) * grown }, box);
}

export const movedBy = (zoom: Zoom, by: Point, box: Size): Zoom =>
  withinBox({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, box);
