/** Said of pictures that are drawn, and of no others. */
export const ILLUSTRATION_LINE =
  'Pictures are illustrations of body style and colour, not photographs of the vehicle.';
