/** In one text, since this table is in every page's first script, where quotes and commas would weigh more. */
const paths = (text: string): readonly string[] => text.split(' ');

/** Pages that editors write, whose addresses are fixed all the same (ROUTE-11, ROUTE-50, ROUTE-51). */
export const CONTENT_PATHS = paths(
  'packages warranty asset-protection-insurance terms-and-conditions privacy-policy cookie-policy modern-slavery-act-statement',
);
