import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/browser/free-port';
import { ended, started } from './programs';

export interface OwnSite {
  /** Where it is, without a slash at the end. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** The site with settings of a test’s own, over a data folder of its own. */
export async function ownSite(environment: Record<string, string>): Promise<OwnSite> {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-own-'));
  const port = String(await freePort());
  const site = await started('start', { PORT: port, FORECOURT_DATA: data, ...environment });
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      await ended(site);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
