/**
 * Whether a path is a search of cars, which is reported as a page but not as content (TRACK-02).
 * A search of vans is not named by the rule, so it is content like any other page (WE-128).
 */
export const isCarsSearch = (path: string): boolean =>
  /^\/used\/cars(\/search(\/[^/]*)?)?\/*$/i.test(path);
