import type { HttpClientSettings } from '../../../adapters/http/http-client';
import { composeCli } from '../../modules/compose-cli';
import { portsOf } from '../../request/ports-of';
import type { AppPorts } from '../../request/port-tokens';
import type { OpenBackEnd } from '../open-back-end';
import type { Terminal } from '../terminal';
import { keptSession, type KeptSession } from './kept-session';

/** What somebody who may be logged in at the command line has. */
export interface CustomersLine {
  readonly ports: AppPorts;
  readonly session: KeptSession;
  /** The same line without a customer's name. */
  readonly line: HttpClientSettings;
}

/** A line to the back end in the name of whoever is logged in here; it is closed when the work is done. */
export async function asCustomer<T>(
  terminal: Terminal,
  open: OpenBackEnd,
  api: string | undefined,
  work: (customer: CustomersLine) => Promise<T>,
): Promise<T> {
  const session = keptSession(terminal, api);
  const backEnd = await open(terminal, api);
  try {
    const bearer = (): string | undefined => session.read()?.token;
    const ports = portsOf(composeCli({ ...backEnd.line, bearer }));
    return await work({ ports, session, line: backEnd.line });
  } finally {
    await backEnd.close();
  }
}
