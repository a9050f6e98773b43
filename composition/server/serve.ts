import { isLeft } from 'fp-ts/Either';
import { readSettings, wrongSettingLine } from '../settings/settings';
import { openSite } from './open-site';

type Say = (line: string) => void;

const say: Say = (line) => process.stdout.write(`${line}\n`);

/**
 * Opens site and sandbox as the environment sets them, and says where; ends in good order when told to.
 * @param prepare what must be done before, once the settings are known to be right.
 */
export async function serve(prepare?: (say: Say) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  if (isLeft(settings)) {
    process.stderr.write(`${wrongSettingLine(settings.left)}\n`);
    process.exitCode = 1;
    return;
  }
  await prepare?.(say);
  const { site, close, inboxPath } = await openSite(settings.right, say);
  try {
    const address = await site.listen({ port: settings.right.port, host: settings.right.host });
    say(`${settings.right.siteName} is open at ${address}/`);
    if (inboxPath !== undefined) say(`Enquiries are read at ${address}${inboxPath}`);
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? `Port ${settings.right.port} is taken; set PORT to another.` : String(error)}\n`,
    );
    process.exitCode = 1;
    await close();
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}
