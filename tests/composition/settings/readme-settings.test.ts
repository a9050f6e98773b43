import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../composition/settings/settings';

/** Every variable that is looked up when the settings are read. */
function variablesRead(): readonly string[] {
  const names: string[] = [];
  readSettings(
    new Proxy<Readonly<Record<string, string>>>(
      {},
      {
        get: (_, name) => {
          names.push(String(name));
          return undefined;
        },
      },
    ),
  );
  return names;
}

/** The variables in the first column of the table of settings. */
function variablesTold(): readonly string[] {
  const lines = readFileSync('README.md', 'utf8').split('\n');
  const head = lines.findIndex((line) => /^\| variable +\|/.test(line));
  const end = lines.indexOf('', head);
  return lines
    .slice(head + 2, end)
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)])
    .map(([, name = '']) => name);
}

describe('README.md', () => {
  it('has every setting that is read from the environment, once, and no other', () => {
    expect(variablesTold().toSorted()).toEqual(variablesRead().toSorted());
  });
});
