/** In one text, since this table is in every page's first script, where quotes and commas would weigh more. */
const paths = (text: string): readonly string[] => text.split(' ');

/** Pages that editors write, whose addresses are fixed all the same (ROUTE-11, ROUTE-50, ROUTE-51). */
export const CONTENT_PATHS = paths(
  'packages warranty asset-protection-insurance terms-and-conditions privacy-policy cookie-policy modern-slavery-act-statement',
);

/**
 * Pages that say what can be done there until their forms and lists are built (ROUTE-03 to -07,
 * -16 to -19, -36, -45).
 */
export const OPEN_LATER_PATHS = paths(
  'blog blog/category/:id? blog/tag/:id? blog/:id blog-search/:query? click-collect login',
);

/** Those of them whose address is for one reader: a reset token, a reference. */
export const SECRET_LATER_PATHS = paths(
  'click-collect/password-reset/:reset? mot-reminders/unsubscribe/:id?',
);

export const LATER_PATHS = [...OPEN_LATER_PATHS, ...SECRET_LATER_PATHS];
