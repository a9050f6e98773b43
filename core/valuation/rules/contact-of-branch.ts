/**
 * Where a valuation goes on: the contact page of the branch that was chosen (VALB-08), or that of
 * all branches where none was (VALB-10).
 * @param chosen slug
 * @param pages slugs that lead to a page of their own (CG-009); any other leads to the first of them (VALB-09)
 */
export function contactOfBranch(chosen: string | undefined, pages: readonly string[]): string {
  const slug =
    chosen === undefined || pages.includes(chosen) ? chosen : pages.find((page) => page !== '');
  return `/contact${slug === undefined ? '' : `/${slug}`}?scroll=contact-form`;
}
