/** The page that a browser keeps for when it has no connection. */
export const OFFLINE_PATH = '/offline/';
