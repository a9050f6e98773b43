import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up by itself only where the test runner's words are global; ours are imported.
afterEach(cleanup);
