import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface Refusal {
  /** An SMTP code, 450 or 550. */
  readonly code: number;
}

/** A mail server of this machine, which takes everything unless told otherwise. */
export async function openMailServer(refuses: (recipient: string) => Refusal | undefined) {
  const taken: TakenMail[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuses(address);
      done(refusal && Object.assign(new Error('Not here'), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, done) => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        atOnce -= 1;
        taken.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    mostAtOnce: () => mostAtOnce,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

const unfolded = (head: string): string => head.replace(/\r\n[ \t]+/g, ' ');

/** The headers of a message, name by name in small letters; a name that comes twice has both. */
export function headersOf({ raw }: TakenMail): ReadonlyMap<string, readonly string[]> {
  const headers = new Map<string, string[]>();
  for (const line of unfolded(raw.slice(0, raw.indexOf('\r\n\r\n'))).split('\r\n')) {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`No header: ${line}`);
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return headers;
}

/** A part of a message by its kind, as it was before it was packed for the way. */
export function bodyOf({ raw }: TakenMail, kind: 'text/plain' | 'text/html'): string {
  const part = raw.split(/\r\n--[^\r\n]+/).find((text) => text.includes(`Content-Type: ${kind}`));
  const packed = part?.slice(part.indexOf('\r\n\r\n') + 4) ?? '';
  const bytes = packed
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
