import type { SinkSettings } from './sinks';

/** Where the events of a site go. */
export interface TrackingSettings extends SinkSettings {
  /** The name the shopper's answer is kept under (CG-121). */
  readonly consentKey: string;
  /** What is set by half and therefore does nothing: for the console (ERR-44). */
  readonly missing: readonly string[];
  /** Say in the console what is reported: where nothing real listens. */
  readonly inConsole: boolean;
}
