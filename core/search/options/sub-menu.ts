/**
 * Which sub-menu of the side filter is open after a click on a box: one at most, and a click on
 * the open one closes it (FILTER-08).
 */
export const subMenuAfterClick = <Box>(open: Box | undefined, clicked: Box): Box | undefined =>
  open === clicked ? undefined : clicked;
