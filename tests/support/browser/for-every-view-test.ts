import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { leaveDocumentAsFound } from './document-as-found';

// Testing Library cleans up by itself only where the test runner's words are global; ours are imported.
afterEach(cleanup);

// The next file of this thread finds the same window.
afterAll(leaveDocumentAsFound);

// A second is little for a page that opens while another program holds the cores.
configure({ asyncUtilTimeout: 15_000 });
