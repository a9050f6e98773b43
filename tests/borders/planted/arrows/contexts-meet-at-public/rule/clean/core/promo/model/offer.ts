export type Offer = string;
