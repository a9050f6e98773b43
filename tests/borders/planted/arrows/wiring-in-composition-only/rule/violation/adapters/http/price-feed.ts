import { Container } from 'inversify';
export const priceFeed = Container;
