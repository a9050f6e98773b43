export const planFinance = 1;
