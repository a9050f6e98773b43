import { nothing, pounds } from '../../../core/kernel/money';
import { priceFacts, type Vehicle } from '../../../core/stock/public';
import type { OwnCar } from '../../../core/valuation/public';
import type { Examples } from '../../parts/examples';
import { exampleCar, exampleHpQuote, exampleVan } from '../../workbench/example-stock';
import { CostLine } from './cost-line';
import { ListNote } from './list-note';
import { OwnCarLine } from './own-car-line';
import { QuoteDeposit } from './own-car-deposit';

const fiesta: OwnCar = {
  hash: 'example',
  name: 'Fiesta',
  value: pounds(4100),
  settlement: nothing,
  equity: pounds(4100),
  isOutOfDate: false,
};
const owed: OwnCar = { ...fiesta, settlement: pounds(5300), equity: pounds(-1200) };
const long: OwnCar = {
  ...fiesta,
  name: 'Range Rover Evoque Convertible',
  settlement: pounds(1500),
  equity: pounds(2600),
};

const notHere = () => undefined;

const line = (car: OwnCar, isRemoved = false) => (
  <OwnCarLine car={car} isRemoved={isRemoved} onRemove={notHere} onUndo={notHere} />
);
const cost = ({ price }: Vehicle, car: OwnCar) => (
  <CostLine at="vehicle" price={priceFacts(price)} quote={exampleHpQuote} car={car} />
);
const deposit = (car: OwnCar, isInDeposit: boolean) => (
  <QuoteDeposit quote={exampleHpQuote} car={car} isInDeposit={isInDeposit} onCount={notHere} />
);

export const ownCarExamples: Examples = {
  'In the header': line(fiesta),
  'In the header, a long name': line(long),
  'In the header, out of date': line({ ...fiesta, isOutOfDate: true }),
  'In the header, removed': line(fiesta, true),
  'Beside a price': cost(exampleCar, fiesta),
  'Beside the price of a van': cost(exampleVan, long),
  'Beside a price, more owed than it is worth': cost(exampleCar, owed),
  'Above a list': <ListNote car={fiesta} onRemove={notHere} />,
  'Offered as part of a deposit': deposit(fiesta, false),
  'As part of a deposit': deposit(fiesta, true),
  'No part of a deposit': deposit(owed, false),
};
