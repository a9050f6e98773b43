import { verdict } from '../../audit/finance/judge';

export const seal = verdict ? 'audited' : '';
