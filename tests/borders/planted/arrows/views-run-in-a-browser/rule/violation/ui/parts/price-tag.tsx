import { join } from 'node:path';
export const PriceTag = () => <p>{join('a', 'b')}</p>;
