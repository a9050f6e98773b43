export type Pence = number;
