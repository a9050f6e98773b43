/**
 * Whether the focus that went to a target has left a menu. A press on words or on a blank spot
 * gives the focus to whatever around the menu takes it, such as `main`: that is no leaving.
 */
export const isElsewhere = (menu: Node, target: EventTarget | null): boolean =>
  target instanceof Node && !menu.contains(target) && !target.contains(menu);
