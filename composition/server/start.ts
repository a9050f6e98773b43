import { isLeft } from 'fp-ts/Either';
import { readSettings, wrongSettingLine } from '../settings/settings';
import { build, isBuilt } from './build';
import { openSite } from './open-site';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm start`: builds if anything changed since the last build, opens site and sandbox, says where. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (isLeft(settings)) {
    process.stderr.write(`${wrongSettingLine(settings.left)}\n`);
    process.exitCode = 1;
    return;
  }
  if (!(await isBuilt())) {
    say('Building the site …');
    await build();
  }
  const { site, close } = await openSite(settings.right, say);
  try {
    const address = await site.listen({ port: settings.right.port, host: settings.right.host });
    say(`${settings.right.siteName} is open at ${address}/`);
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

await start();
