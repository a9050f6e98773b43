import { inPounds, inPoundsAndPence, type Money } from '../../../core/kernel/money';
import {
  CARD_DEPOSIT,
  type ComplianceField,
  type OrderSection,
  type OrderState,
  type OrderTask,
  type Paper,
  type PaymentMethod,
} from '../../../core/order/public';

/** CC-01, in the pieces of which two are links. */
export const ALREADY_RESERVED = {
  before: 'This vehicle is already reserved. ',
  search: 'Search our current used car stock',
  between: ' or ',
  logIn: 'log in',
  after: ' to continue with previous transactions.',
} as const;

/** CC-02. */
export const VALUATION_NOTE =
  'This is an estimated valuation and is subject to viewing your vehicle.';

export const ORDER_TITLE = (vehicle: string): string => `Buy ${vehicle} online`;
export const ORDER_DESCRIPTION =
  'Order a vehicle online, and collect it from one of our branches at a time that you choose.';

export const SECTION_TITLES: Readonly<Record<OrderSection, string>> = {
  compliance: 'About you',
  partExchange: 'Part exchange',
  paymentMethod: 'How you pay',
  collection: 'Collection',
};

/** What each section asks, in the outline and before the order is begun. */
export const SECTION_LEADS: Readonly<Record<OrderSection, string>> = {
  compliance: 'Your name and address, and the driving licence that you bring.',
  partExchange: 'Give us your own vehicle for part of the price, by its valuation, or none.',
  paymentMethod: 'By bank transfer, with a deposit by card, or on finance.',
  collection: 'The branch, the day and the time, weekends too.',
};

export const TASK_STATES: Readonly<Record<OrderTask['state'], string>> = {
  'to-do': 'To do',
  done: 'Done',
  'look-again': 'Needs another look',
};

export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  started: 'Not placed yet',
  placed: 'Placed',
  ready: 'Ready to collect',
  collected: 'Collected',
  cancelled: 'Cancelled',
  expired: 'Ended',
};

export const ORDER_WORDS = {
  howItWorks: 'How it works',
  steps: [
    'Fill in four short parts. You can stop at any time and go on later, on another device too.',
    'Check your order and place it. The vehicle and your time of collection are then yours, and nothing is charged until then.',
    'Collect the vehicle at the time that you have chosen. Until then you can cancel, and get back all that you have paid.',
  ],
  start: 'Start your order',
  starting: 'Starting',
  yourOrder: 'Your order',
  tasks: 'Parts of your order',
  goOn: 'Continue',
  check: 'Check and place your order',
  checkTask: 'Check and place',
  notYet: 'Cannot be done yet',
  save: 'Save and continue',
  saving: 'Saving',
  back: 'Back to your order',
  kept: 'We kept what you typed',
  keptText: 'It was not saved before. Please check it, and save it now.',
  change: 'Change',
  dashboard: 'Your orders',
  cancelStarted: 'Give up this order',
  cancelStartedYes: 'Yes, give it up',
  cancelStartedText: 'What you filled in goes with it. You can start another order at any time.',
  done: (count: number, all: number): string => `${String(count)} of ${String(all)} parts done`,
  keptUntil:
    'What you have saved is kept for 30 days. Until the order is placed, somebody else can still buy the vehicle.',
} as const;

export const TOO_MANY = {
  title: 'You have two orders already',
  text: 'We take two orders at once from each customer. Once you have collected or cancelled one of them, you can place another.',
  link: 'See your orders',
} as const;

export const TAKEN_MEANWHILE = {
  title: 'Somebody else has this vehicle now',
  text: 'It was ordered or reserved while your order was not placed yet. What you filled in is kept in case it becomes free again.',
  link: 'Search our current used car stock',
} as const;

export const UNAVAILABLE = {
  title: 'Your order cannot be shown just now',
  text: 'This is our fault, and nothing is lost. Please try again in a moment.',
  retry: 'Try again',
} as const;

export const CLASH = {
  title: 'This part was saved on another device',
  text: 'Below stands what you typed here. Save it to use it, or keep what was saved there:',
  keep: 'Keep what was saved',
} as const;

export const COMPLIANCE_WORDS: Readonly<Record<ComplianceField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  telephone: 'Telephone',
  address_1: 'Address',
  town_city: 'Town or city',
  post_code: 'Postcode',
  licence_held: 'I hold a full driving licence and will bring it',
  licence_address: 'My licence shows this address',
};

export const COMPLIANCE_TEXT = {
  licence: 'Your driving licence',
  bring: 'What to bring when you collect',
} as const;

export const PAPERS: Readonly<Record<Paper, string>> = {
  licence: 'Your driving licence (the photocard)',
  'proofs-of-address':
    'Two letters that show your address, such as a bank statement or a council tax bill, not older than three months',
  'payment-card': 'The card that you pay with',
  'bank-details': 'The details of the bank account that pays your finance each month',
  'part-exchange-papers':
    'The log book (V5C), the service history and all keys of the vehicle that you give us',
  'settlement-letter': 'A settlement letter from the lender of the vehicle that you give us',
};

export const PART_EXCHANGE_WORDS = {
  question: 'Do you give us a vehicle for part of the price?',
  none: 'No part exchange',
  valuation: 'Yes, use my valuation',
  address: 'Your valuation',
  addressHint: 'The address of the page of your valuation, as our email has it',
  held: (name: string, value: Money): string => `${name}, valued at ${inPounds(value)}`,
  settlement: 'Finance still owed on it',
  settlementHint: 'In pounds; leave it empty where there is none',
  noValuation: 'You have no valuation yet?',
  valueLink: 'Value your car',
} as const;

export const PAYMENT_NAMES: Readonly<Record<PaymentMethod['kind'], string>> = {
  'bank-transfer': 'Bank transfer',
  'card-deposit': `Deposit by card`,
  finance: 'Finance',
};

export const PAYMENT_TEXTS: Readonly<Record<PaymentMethod['kind'], string>> = {
  'bank-transfer':
    'Pay in full before you collect. We show you the account and your reference once the order is placed.',
  'card-deposit': `Pay ${inPounds(CARD_DEPOSIT)} by card as soon as you place the order. The rest is due by the day of collection.`,
  finance: 'Pay a deposit and then monthly. You sign the agreement with the lender at the branch.',
};

export const PAYMENT_WORDS = {
  question: 'How would you like to pay?',
  options: 'Your finance',
  product: 'Product',
  months: 'Term',
  deposit: 'Deposit',
  mileage: 'Miles a year',
  update: 'Update the figures',
  monthly: 'A month',
  noQuote:
    'The lender does not offer this on this vehicle. Please choose another product, term or deposit.',
  withPartExchange: 'With your part exchange',
  payable: 'Total amount payable',
  apr: 'APR',
  example: (title: string, price: Money): string => `${title} at ${inPounds(price)}`,
  status: 'Finance is subject to status. You must be 18 or over.',
} as const;

export const COLLECTION_WORDS = {
  branch: 'Branch',
  chooseBranch: 'Please choose a branch',
  day: 'Day',
  chooseDay: 'Please choose a day',
  days: 'Show days',
  times: 'Show times',
  time: 'Time',
  noTimes: 'There are no times at this branch in the next six weeks. Please choose another branch.',
  hint: 'It takes us three working days to make a vehicle ready. Collecting takes about half an hour.',
  gone: 'There are no times left on this day. Please choose another day.',
  unavailable: 'The times cannot be shown just now. Please try again in a moment.',
} as const;

export const CHECK_WORDS = {
  title: 'Check your order',
  text: 'Please check everything before you place your order.',
  toPay: 'What you pay',
  place: 'Place order and agree to pay',
  placing: 'Placing your order',
  agree:
    'When you place the order you agree to buy the vehicle. Nothing is charged now. You can cancel until you collect it, and get back all that you have paid.',
  terms: 'Terms and Conditions',
} as const;

export const MONEY_WORDS = {
  price: 'Price',
  adminFee: 'Admin fee',
  total: 'Total',
  partExchange: 'Part exchange',
  reservationFee: 'Reservation fee, paid',
  toPay: 'To pay',
  first: 'To pay first',
  deposit: 'Deposit by card',
  left: 'Left to pay by the day of collection',
  over: 'We pay you',
  stillOwed: 'Still owed on your vehicle, to be settled',
  paid: 'Paid so far',
  paidBack: 'Paid back',
  less: (amount: Money): string => `−${inPoundsAndPence(amount)}`,
  sum: (amount: Money): string => inPoundsAndPence(amount),
} as const;

export const PLACED_WORDS = {
  title: 'Your order is placed',
  ready: 'Your vehicle is ready to collect',
  collected: 'You have collected this vehicle',
  email: 'We have sent you an email with your order.',
  reference: 'Your reference',
  collect: 'Collection',
  where: 'Where',
  next: 'What happens next',
  bring: COMPLIANCE_TEXT.bring,
  print: 'Print this page',
  bank: {
    title: 'Pay by bank transfer',
    text: 'Please pay before the day of collection, and write the reference on the transfer.',
    name: 'Account name',
    sortCode: 'Sort code',
    account: 'Account number',
    reference: 'Reference',
    amount: 'Amount',
  },
  cancel: 'Cancel this order',
  cancelText:
    'The vehicle and the time go to others. All that you have paid goes back to where it came from: banks take up to ten days to show it.',
  cancelYes: 'Yes, cancel my order',
  cancelling: 'Cancelling',
  calendarTitle: (vehicle: string): string => `Collect ${vehicle}`,
} as const;

/** What comes after an order is placed, by how it is paid for. */
export const NEXT_STEPS: Readonly<Record<PaymentMethod['kind'], readonly string[]>> = {
  'bank-transfer': [
    'Pay by bank transfer with your reference.',
    'We make the vehicle ready, and send you an email when it is.',
    'Collect it at the time you have chosen, with the papers below.',
  ],
  'card-deposit': [
    'We make the vehicle ready, and send you an email when it is.',
    'Pay the rest and collect the vehicle at the time you have chosen, with the papers below.',
  ],
  finance: [
    'The branch rings you within one working day about your application to the lender.',
    'We make the vehicle ready, and send you an email when it is.',
    'Sign the agreement, pay the deposit and collect the vehicle at the time you have chosen, with the papers below.',
  ],
};

export const DASHBOARD_ORDERS = {
  title: 'Orders',
  none: 'You have no orders yet.',
  find: 'Find a vehicle',
  unavailable: 'Your orders cannot be shown just now. Nothing is lost.',
  started: 'Started',
  placed: 'Placed',
  collection: 'Collection',
  ended: 'Ended',
  reference: 'Reference',
  open: 'See the order',
  goOn: 'Continue',
  pay: 'Pay the deposit',
  print: 'Show and print',
  cancelled: 'Your order is cancelled. All that you have paid for it goes back.',
} as const;

/** Of a box that has to be ticked. */
export const LICENCE_MISSING = 'Confirm that you hold a full driving licence and will bring it';

type ChoiceFault = 'missing' | 'not-an-amount' | 'not-an-option';

const CHOICES: Readonly<Partial<Record<OrderSection, string>>> = {
  partExchange: 'Choose whether you give us a vehicle in part exchange',
  paymentMethod: 'Choose how you would like to pay',
};

/** What is wrong with a choice of a section, by its name. */
export const choiceSentence = (section: OrderSection, name: string, fault: ChoiceFault): string =>
  (name === 'choice' ? CHOICES[section] : CHOICE_FAULTS[name]?.[fault]) ?? fault;

const CHOICE_FAULTS: Readonly<Record<string, Readonly<Partial<Record<ChoiceFault, string>>>>> = {
  settlement: { 'not-an-amount': 'Enter an amount in pounds, such as 3500' },
  product: { 'not-an-option': 'Choose a product' },
  branch: { missing: 'Choose a branch' },
  day: { missing: 'Choose a day' },
  time: { missing: 'Choose a time' },
};
