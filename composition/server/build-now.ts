import { build } from './build';

await build();
