import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up by itself only where the test runner's words are global; ours are imported.
afterEach(cleanup);

// A second is little for a page that opens while another program holds the cores.
configure({ asyncUtilTimeout: 15_000 });
