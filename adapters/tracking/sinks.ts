import { ANALYTICS } from './analytics-sink';
import { CONVERSIONS } from './conversions-sink';
import type { SinkKind } from './sink-kind';
import { TAG_MANAGER } from './tag-manager-sink';

/** The sinks a site can have, in the order in which they are told: the one list of them. */
const SINKS = {
  tagManager: TAG_MANAGER,
  analytics: ANALYTICS,
  conversions: CONVERSIONS,
} as const;

type SinkName = keyof typeof SINKS;

type SettingOf = {
  readonly [Name in SinkName]: (typeof SINKS)[Name] extends SinkKind<infer Setting>
    ? Setting
    : never;
};

/** What each sink is set to; one that is not set is not there. */
export type SinkSettings = { readonly [Name in SinkName]: SettingOf[Name] | undefined };

const KINDS: { readonly [Name in SinkName]: SinkKind<SettingOf[Name]> } = SINKS;

/** What is made of each sink and what it is set to, in their order. */
export function eachSink<T>(
  settings: SinkSettings,
  make: <Setting>(kind: SinkKind<Setting>, setting: Setting | undefined) => T,
): readonly T[] {
  const made = <Name extends SinkName>(name: Name, setting: SinkSettings[Name]): T =>
    make<SettingOf[Name]>(KINDS[name], setting);
  return (Object.keys(SINKS) as readonly SinkName[]).map((name) => made(name, settings[name]));
}
