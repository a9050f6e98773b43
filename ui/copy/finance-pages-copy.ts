import { PRODUCTS, type FinanceProduct } from '../../core/finance/public';
import { PRODUCTS_IN_SHORT } from './product-copy';

/** Words of the pages about paying monthly. Plain, and no promise that a lender will say yes. */
export const FINANCE_WORDS = {
  title: 'Car finance',
  description: `${PRODUCTS_IN_SHORT} explained side by side, a calculator that shows every figure, and what lenders look at before they say yes.`,
  lead: 'Two ways to pay monthly, explained without small print. Work out what you could afford before you come and see a car.',
  calculator: 'Work out a monthly payment',
  products: 'Hire purchase or PCP?',
  productsNote:
    'Missing payments on either can cost you the car and make borrowing harder later. You can settle early at any time.',
  steps: 'How it works',
  budgets: 'Find a car by what you can pay a month',
  more: 'Before you apply',
  help: 'Worried about money?',
} as const;

/** What the products are compared by. */
export const COMPARED_BY = {
  inShort: 'In short',
  deposit: 'Deposit',
  monthly: 'Each month',
  end: 'At the end',
  mileage: 'Mileage',
  owner: 'Who owns it',
  longest: 'Longest term here',
  suits: 'It suits you if',
} as const;

interface ComparedProduct {
  readonly head: string;
  readonly words: Readonly<Record<keyof typeof COMPARED_BY, string>>;
}

/** The products side by side, the plainest first. */
const COMPARED: Readonly<Record<FinanceProduct, ComparedProduct>> = {
  HP: {
    head: 'Hire purchase (HP)',
    words: {
      inShort: 'You pay for the whole car, month by month.',
      deposit: 'Often wanted; the more you put down, the less you borrow.',
      monthly: 'Higher than PCP for the same car, term and rate.',
      end: 'After the last payment and a small fee the car is yours.',
      mileage: 'Drive as far as you like.',
      owner: 'The lender, until you have paid in full.',
      longest: monthsAtMost('HP'),
      suits: 'you want to own the car and know when you will be done.',
    },
  },
  PCP: {
    head: 'Personal contract purchase (PCP)',
    words: {
      inShort: 'You pay for part of the car, then decide at the end.',
      deposit: 'The same.',
      monthly: 'Lower, because part of the price waits until the end.',
      end: 'Make the optional final payment and keep the car, hand it back, or part exchange it.',
      mileage:
        'You agree a yearly mileage. Handing the car back with more costs a sum for each mile over.',
      owner: 'The lender, until you have made the final payment.',
      longest: monthsAtMost('PCP'),
      suits: 'you like to change cars every few years and drive a predictable distance.',
    },
  },
};
export const COMPARED_PRODUCTS: readonly ComparedProduct[] = Object.values(COMPARED);

function monthsAtMost(product: FinanceProduct): string {
  return `${PRODUCTS[product].longestTerm} months.`;
}

export const FINANCE_STEPS = [
  {
    title: 'Set a budget',
    text: 'Use the calculator to see what an amount, a deposit and a term come to each month, and in all.',
  },
  {
    title: 'Choose a car',
    text: 'Every car we can quote shows its monthly payment. Change the deposit, the term and the mileage on its page.',
  },
  {
    title: 'Check, then apply',
    text: 'A free credit check shows where you stand and leaves your score alone. Apply once you are happy with the figures.',
  },
] as const;

export const FINANCE_LINKS = {
  calculator: {
    title: 'Finance calculator',
    text: 'Three sliders, every figure, and how each one adds up.',
  },
  canIGetCredit: {
    title: 'Can I get credit?',
    text: 'What lenders look at, and how to check without leaving a mark.',
  },
  poorCredit: {
    title: 'Finance with poor credit',
    text: 'What helps after missed payments, and where advice is free.',
  },
} as const;

export const CREDIT_WORDS = {
  title: 'Can I get credit?',
  description:
    'What lenders look at before they offer car finance, what to have ready, and how a free credit check leaves your score alone.',
  lead: 'Only a lender can answer that, and each has rules of its own. Here is what they look at, and how to find out where you stand first.',
  looksAt: 'What lenders look at',
  ready: 'What to have ready',
  check: 'Check before you apply',
  checkLead: 'Get a free credit check',
  checkText: [
    'The check is a soft search. You can see it on your credit report; lenders cannot, and it does not change your score.',
    'It tells you how likely a lender is to accept you. It is not an offer, and nobody can promise one before a full application.',
    'A full application leaves a hard search on your report, which other lenders see for a year. That is why checking first is worth it.',
  ],
  checkHow:
    'The check is made on a car and its figures. Choose a car, set your deposit and term on its page, and start the check from there.',
  choose: 'Choose a car',
} as const;

export const LENDERS_LOOK_AT = [
  {
    title: 'Who you are and where you live',
    text: 'Your name, date of birth and the addresses of the last three years, matched with the electoral roll.',
  },
  {
    title: 'What comes in and what goes out',
    text: 'Income from work, pension or benefits against rent or mortgage, bills and other borrowing. The payment must be affordable, not only possible.',
  },
  {
    title: 'How you have borrowed before',
    text: 'Payments made on time, payments missed, how much of your limits you use, and any court judgment, default or insolvency of the last six years.',
  },
  {
    title: 'How often you have applied lately',
    text: 'Many full applications in a short time can look like trouble, even when there is none.',
  },
  {
    title: 'The car and the deposit',
    text: 'How much you borrow against what the car is worth. A larger deposit means less risk for both of you.',
  },
] as const;

export const HAVE_READY = [
  'Your driving licence, with your present address on it',
  'Addresses for the last three years',
  'Your employer’s name and your income before and after tax; with a business of your own, your latest accounts or tax return',
  'Three months of payslips or bank statements',
  'A recent bill or bank statement that proves your address',
  'The account number and sort code of the account that is to pay',
] as const;

export const POOR_CREDIT_WORDS = {
  title: 'Car finance with poor credit',
  description:
    'Missed payments or a thin credit history? What lenders look at, what improves your chances, and where to find free, independent help.',
  lead: 'A poor credit history does not always mean no. It can mean a higher rate, a larger deposit or a smaller loan, and sometimes the right answer is to wait.',
  means: 'What poor credit means',
  meansText: [
    'Lenders share how people pay through three credit reference agencies. Missed payments, defaults and court judgments stay on your report for six years; so do debt relief orders, IVAs and bankruptcy.',
    'A thin history counts too: if you have never borrowed, or are new to the country, there is little for a lender to go by.',
    'There is no blacklist, and no single score. Each lender works out its own.',
  ],
  helps: 'What helps',
  cost: 'What it may cost',
  costText:
    'Lenders charge more where they see more risk, so the rate you are offered may be higher than the representative one below. Look at the total amount payable, not only at the month. We cannot promise that a lender will accept you, and we will not ask you to borrow more than you can pay back.',
} as const;

export const WHAT_HELPS = [
  {
    title: 'Read your report first',
    text: 'It is free by law from Experian, Equifax and TransUnion. Have mistakes put right, and old ties to another person’s account removed.',
  },
  {
    title: 'Register to vote',
    text: 'At your present address. It is the first thing a lender checks, and it costs nothing.',
  },
  {
    title: 'Pay everything on time for a few months',
    text: 'Recent payments weigh more than old ones. A direct debit for the least amount due keeps the record clean.',
  },
  {
    title: 'Put more down, borrow less',
    text: 'A larger deposit or a less expensive car lowers the payment and the risk.',
  },
  {
    title: 'Check before you apply',
    text: 'A soft search shows where you stand without leaving a mark. Do not send one application after another.',
  },
  {
    title: 'Say what the report cannot',
    text: 'Illness, a separation, a job lost and found: tell us, and we will pass it on to the lender.',
  },
] as const;

export const HELP_WORDS = {
  title: 'Free help with money and debt',
  text: 'If you struggle to pay for what you already owe, more borrowing seldom helps. MoneyHelper is free, independent and set up by government. Talking to them does not affect your credit score.',
  link: 'Visit MoneyHelper',
  address: 'https://www.moneyhelper.org.uk/',
  telephone: '0800 138 7777',
  call: 'Call 0800 138 7777',
  talk: 'Talk to us',
  talkText: 'Our branches will answer questions about finance before you apply for anything.',
  talkLink: 'Find a branch to ring',
} as const;
