import { serveSandbox } from './serve-sandbox';

await serveSandbox();
