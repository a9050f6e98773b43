import { expect, it } from 'vitest';
import { LAWS } from '../../audit/finance/laws/laws';

it.each(LAWS.map((law) => [law.id, law] as const))('%s, in a few cases [FIN-11]', (_id, law) => {
  expect(law.check(1, 25).holds).toBe(true);
});
