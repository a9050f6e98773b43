import { isLeft } from 'fp-ts/Either';
import { openSandbox } from '../modules/sandbox';
import { readSettings, wrongSettingLine } from '../settings/settings';
import { sandboxServer } from './sandbox-server';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Beside a site on the usual port. */
const PORT = '4100';

/** `npm run sandbox`: the stand-in back end alone, at `PORT`; ends in good order when told to. */
export async function serveSandbox(): Promise<void> {
  const settings = readSettings({ ...process.env, PORT: process.env['PORT'] ?? PORT });
  if (isLeft(settings)) {
    process.stderr.write(`${wrongSettingLine(settings.left)}\n`);
    process.exitCode = 1;
    return;
  }
  const { port, host, dataFolder, inboxToken } = settings.right;
  const sandbox = await openSandbox({
    folder: dataFolder,
    say,
    ...(inboxToken !== undefined && { inboxToken }),
  });
  const server = await sandboxServer({ sandbox });
  const close = async (): Promise<void> => {
    await server.close();
    await sandbox.close();
  };
  try {
    const address = await server.listen({ port, host });
    say(`The sandbox answers at ${address}`);
    say(`Enquiries are read at ${address}${sandbox.inboxPath}`);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    process.stderr.write(
      `${isTaken ? `Port ${port} is taken; set PORT to another.` : String(error)}\n`,
    );
    process.exitCode = 1;
    await close();
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}
