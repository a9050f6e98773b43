/** A point of a picture or of a plate. */
export type Spot = readonly [x: number, y: number];

/** The four corners of a flat thing as pictured: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Spot, Spot, Spot, Spot];

/** Nine numbers of a perspective, row by row. */
export type Homography = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** The perspective that puts the unit square on these corners. Needs corners of which no three are in line. */
export function homographyTo([topLeft, topRight, bottomRight, bottomLeft]: Corners): Homography {
  const [x0, y0] = topLeft;
  const [x1, y1] = topRight;
  const [x2, y2] = bottomRight;
  const [x3, y3] = bottomLeft;
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const across = ax * by - bx * ay;
  const g = (sx * by - bx * sy) / across;
  const h = (ax * sy - sx * ay) / across;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The way back. */
export function inverseOf([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Where a point comes to lie. */
export function placed([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Spot): Spot {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}
