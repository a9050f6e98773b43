export type Quote = number;
