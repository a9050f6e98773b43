export const seal = 'audited';
