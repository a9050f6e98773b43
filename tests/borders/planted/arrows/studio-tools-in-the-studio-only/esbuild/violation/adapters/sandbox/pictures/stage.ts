import { build } from 'esbuild';
export const stage = build;
