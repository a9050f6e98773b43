import { isLeft } from 'fp-ts/Either';
import { readSettings, wrongSettingLine } from '../settings/settings';
import { build } from './build';

// What `npm start` runs first where nothing is built yet, in a process of its own: a build leaves a
// gigabyte behind. With wrong settings it builds nothing.
const settings = readSettings(process.env);
if (isLeft(settings)) {
  process.stderr.write(`${wrongSettingLine(settings.left)}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('Building the site …\n');
  await build();
}
