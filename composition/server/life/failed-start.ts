import { StartFault } from '../start-fault';

interface Wanted {
  readonly port: number;
  readonly host: string;
  readonly startTrace: 'off' | 'on';
  readonly checkout: { readonly port: number | undefined };
}

/** The one line for a person at a terminal whose start has failed: what is in the way, and the way out. */
export function failedStartLine(error: unknown, wanted: Wanted): string {
  if (error instanceof StartFault) return error.message;
  const { host, startTrace } = wanted;
  const isOfCheckout = wanted.checkout.port !== undefined && portOf(error) === wanted.checkout.port;
  const [port, variable] = isOfCheckout
    ? [wanted.checkout.port, 'CHECKOUT_PORT']
    : [wanted.port, 'PORT'];
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken; set ${variable} to another.`;
    case 'EACCES listen':
      return `Port ${port} is not open to this user; set ${variable} to one from 1024 up.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host}; set HOST to one that it has, or to 0.0.0.0 for all.`;
    default:
      return startTrace === 'on' && error instanceof Error && error.stack !== undefined
        ? error.stack
        : `It could not start: ${firstLine(error)}. START_TRACE=on shows where.`;
  }
}

const portOf = (error: unknown): unknown =>
  error instanceof Error && 'port' in error ? error.port : undefined;

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return 'syscall' in error && error.code === 'EACCES'
    ? `${error.code} ${String(error.syscall)}`
    : String(error.code);
}

const firstLine = (error: unknown): string =>
  ((error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '').replace(
    /\.$/,
    '',
  );
