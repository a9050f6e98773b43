import { isLeft } from 'fp-ts/Either';
import type { HttpClient, HttpClientSettings } from '../../adapters/http/http-client';
import type { SandboxValuer } from '../../adapters/sandbox/valuer/valuer';
import { sandboxSettings } from '../settings/sandbox-settings';
import { readSettings, wrongSettingLine, type Settings } from '../settings/settings';
import { CommandFailed, EXIT, type Terminal } from './terminal';

/** A back end to call, and what to do when done with it. */
export interface BackEnd {
  readonly line: HttpClientSettings;
  /** Where it is in this process: its valuer, without the way over a line. */
  readonly valuations?: HttpClient;
  /** Of the sandbox alone: no back end is known to price a vehicle for nobody. */
  readonly worth?: SandboxValuer['worth'];
  readonly close: () => Promise<void>;
}

export type OpenBackEnd = (terminal: Terminal, api: string | undefined) => Promise<BackEnd>;

/**
 * The back end of `--api` or `API_BASE_URL`; without either, the sandbox in this process, filled
 * on first use. The sandbox's code is loaded only then.
 */
export const openBackEnd: OpenBackEnd = async (terminal, api) => {
  const settings = settingsOf(terminal);
  const baseUrl = api ?? settings.apiBaseUrl;
  if (baseUrl !== undefined) return { line: { baseUrl }, close: () => Promise.resolve() };
  const { openSandbox } = await import('../modules/sandbox');
  const sandbox = await openSandbox({
    ...sandboxSettings(settings, false),
    say: terminal.complain,
  });
  const { transport, valuations, worth, close } = sandbox;
  return { line: { transport }, valuations, worth, close };
};

/** The settings of the environment. @throws CommandFailed when one of them is wrong. */
export function settingsOf({ environment }: Terminal): Settings {
  const settings = readSettings(environment);
  if (isLeft(settings)) throw new CommandFailed(wrongSettingLine(settings.left), EXIT.wrongUsage);
  return settings.right;
}
