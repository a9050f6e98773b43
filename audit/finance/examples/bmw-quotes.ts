import type { PublishedQuote } from './published-quote';

/** What the rows below have in common. */
const fromBmw = (
  row: Pick<PublishedQuote, 'id' | 'date' | 'printed' | 'fixedRateMeans'> & {
    readonly terms: Omit<PublishedQuote['terms'], 'months' | 'mileage'>;
  },
): PublishedQuote => ({
  ...row,
  product: 'PCP',
  currency: 'GBP',
  terms: { ...row.terms, months: 47, mileage: 8000 },
  pricing: 'effective',
  totalBasis: 'customer',
  strength: 'exact',
  residualPence: 0,
  source:
    'Published quote: finance-posts/index.json @0d3e93d; retailer page hedinautomotive.co.uk; lender BMW Group Financial Services',
  address: 'https://github.com/DanBMW/DanSellsCars',
  note: '47 payments then optional final payment; 48-month agreement; amount of credit computed as cash price − deposit (not separately copied)',
});

/** BMW Group Financial Services, as one retailer posted them: 47 payments and a final payment a month later. */
export const BMW_QUOTES: readonly PublishedQuote[] = [
  fromBmw({
    id: 'bmwfs-pcp-01',
    date: '2026-09-22',
    terms: {
      credit: '20682.00',
      apr: '11.9',
      cashPrice: '21682.00',
      deposit: '1000.00',
      finalPayment: '9844.29',
    },
    printed: { monthly: '380.65', totalAmountPayable: '28734.84' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-22',
    date: '2026-09-21',
    terms: {
      credit: '28995.00',
      apr: '11.9',
      cashPrice: '29995.00',
      deposit: '1000.00',
      finalPayment: '12253.48',
    },
    printed: { monthly: '559.74', totalAmountPayable: '39561.26' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-02',
    date: '2026-09-21',
    terms: {
      credit: '40495.50',
      apr: '9.9',
      cashPrice: '44995.00',
      deposit: '4499.50',
      finalPayment: '19899.04',
    },
    printed: { monthly: '686.19', totalAmountPayable: '56649.47' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-24',
    date: '2026-09-20',
    terms: {
      credit: '33405.00',
      apr: '9.9',
      cashPrice: '34405.00',
      deposit: '1000.00',
      finalPayment: '16393.87',
    },
    printed: { monthly: '566.41', totalAmountPayable: '44015.14' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-13',
    date: '2026-09-19',
    terms: {
      credit: '38250.00',
      apr: '11.9',
      cashPrice: '42500.00',
      deposit: '4250.00',
      finalPayment: '16961.32',
    },
    printed: { monthly: '724.97', totalAmountPayable: '55284.91' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-20',
    date: '2026-09-18',
    terms: {
      credit: '39595.50',
      apr: '6.9',
      cashPrice: '43995.00',
      deposit: '4399.50',
      finalPayment: '18787.78',
    },
    printed: { monthly: '611.19', totalAmountPayable: '51913.21' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-16',
    date: '2026-09-18',
    terms: {
      credit: '25495.00',
      apr: '9.9',
      cashPrice: '26495.00',
      deposit: '1000.00',
      finalPayment: '13716.59',
    },
    printed: { monthly: '411.19', totalAmountPayable: '34042.52' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-17',
    date: '2026-09-17',
    terms: {
      credit: '71995.50',
      apr: '9.9',
      cashPrice: '79995.00',
      deposit: '7999.50',
      finalPayment: '42096.82',
    },
    printed: { monthly: '1102.27', totalAmountPayable: '101903.01' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-15',
    date: '2026-09-17',
    terms: {
      credit: '26500.00',
      apr: '9.9',
      cashPrice: '27500.00',
      deposit: '1000.00',
      finalPayment: '15078.67',
    },
    printed: { monthly: '413.01', totalAmountPayable: '35490.14' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-18',
    date: '2026-09-16',
    terms: {
      credit: '47695.50',
      apr: '9.9',
      cashPrice: '52995.00',
      deposit: '5299.50',
      finalPayment: '24050.39',
    },
    printed: { monthly: '797.45', totalAmountPayable: '66830.04' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-14',
    date: '2026-09-16',
    terms: {
      credit: '34000.00',
      apr: '9.9',
      cashPrice: '35000.00',
      deposit: '1000.00',
      finalPayment: '16439.33',
    },
    printed: { monthly: '580.82', totalAmountPayable: '44737.87' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-23',
    date: '2026-09-15',
    terms: {
      credit: '42300.00',
      apr: '11.9',
      cashPrice: '47000.00',
      deposit: '4700.00',
      finalPayment: '20504.33',
    },
    printed: { monthly: '772.28', totalAmountPayable: '61501.49' },
  }),
  fromBmw({
    id: 'bmwfs-pcp-07',
    date: '2026-09-10',
    terms: {
      credit: '27995.00',
      apr: '11.9',
      cashPrice: '28995.00',
      deposit: '1000.00',
      finalPayment: '14398.89',
      fixedRate: '11.9',
    },
    printed: { monthly: '497.15', totalAmountPayable: '38764.94', chargeForCredit: '9769.94' },
    fixedRateMeans: 'apr',
  }),
];
