/** The rates of the finance calculator, for an editor to change (FIN-06). */
export const FINANCE_CALCULATOR_PAGE = {
  slug: 'finance-calculator',
  title: 'Finance calculator',
  fields: [
    { slug: 'apr', data: '13.6' },
    { slug: 'fixed-rate', data: '12.18' },
  ],
};
