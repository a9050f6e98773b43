export type Brand = number;
