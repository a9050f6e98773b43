/** Places that are called as their address says, with a capital letter (CONST-03). */
const AS_ADDRESSED = ['bolton', 'chester', 'crewe', 'stafford', 'stockport', 'stoke', 'wrexham'];

const VANS = ['liverpool', 'liverpool-vans'];

/**
 * What the site calls a place of the group, by its name in addresses (CONST-03); a place that the
 * documents do not name is called as the back end calls it.
 */
export const locationName = (slug: string | undefined, label: string): string => {
  if (slug === undefined) return label;
  if (AS_ADDRESSED.includes(slug)) return slug.charAt(0).toUpperCase() + slug.slice(1);
  return VANS.includes(slug) ? 'Liverpool vans' : label;
};
