import type { SinkOrigins } from '../../adapters/tracking/sink-kind';
import { eachSink } from '../../adapters/tracking/sinks';
import type { TrackingSettings } from '../../adapters/tracking/tracking-settings';
import type { Settings } from './settings';

/** The sinks a site has; with the stand-in back end the console says what would be reported. */
export const trackingSettings = (settings: Settings): TrackingSettings => ({
  ...settings.sinks,
  consentKey: settings.consentKey,
  missing: settings.missing,
  inConsole: settings.apiBaseUrl === undefined,
});

/** Whom a page may deal with besides ourselves: those that are set, and nobody else. */
export function thirdParties({ sinks }: Settings): SinkOrigins {
  const origins = eachSink(sinks, (kind, setting) =>
    setting === undefined ? [] : [kind.origins(setting)],
  ).flat();
  return {
    scripts: [...new Set(origins.flatMap(({ scripts }) => scripts))],
    connect: [...new Set(origins.flatMap(({ connect }) => connect))],
  };
}
