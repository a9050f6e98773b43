import type { ServiceIdentifier } from 'inversify';
import { expectTypeOf, it } from 'vitest';
import type { AppPorts, PortName } from '../../composition/request/port-tokens';
import { CALL_POLICIES, type CallPolicies } from '../../composition/server/calls/call-policies';
import type { Settings } from '../../composition/settings/settings';
import type { BoundName, ListName } from '../../adapters/sandbox/search/search-query';
import { FILTER_LABELS } from '../../ui/copy/search-copy';
import type { FilterKey } from '../../core/search/public';
import type { App } from '../../ui/kit/app';
import type { ShownSettings } from '../../ui/kit/shown-settings';
import { USUAL_SETTINGS } from '../../ui/kit/shown-settings';

it('has a token for every port that a page asks', () => {
  expectTypeOf<AppPorts>().toExtend<App['ports']>();
  // @ts-expect-error without one of its ports a composition makes no app
  expectTypeOf<Omit<AppPorts, 'reviews'>>().toExtend<App['ports']>();
  expectTypeOf<AppPorts[PortName]>().not.toBeNever();
  expectTypeOf<ServiceIdentifier<AppPorts['quotes']>>().not.toExtend<
    ServiceIdentifier<AppPorts['views']>
  >();
});

it('says of every call what it is to the page that waits for it', () => {
  const { inFull: _, ...others } = CALL_POLICIES.catalogue;
  // @ts-expect-error a call that nobody has given a policy
  const forgotten: CallPolicies = { ...CALL_POLICIES, catalogue: others };
  expectTypeOf(forgotten).toEqualTypeOf<CallPolicies>();
  // @ts-expect-error what is asked with more than names cannot be remembered by them
  const search: CallPolicies['search']['search'] = 'editors';
  expectTypeOf(search).toExtend<string>();
});

it('reads every setting that is shown from the environment', () => {
  expectTypeOf<Settings>().toExtend<ShownSettings>();
  const { flasher: _, ...others } = USUAL_SETTINGS;
  // @ts-expect-error a setting that is shown has a usual value
  const usual: ShownSettings = others;
  expectTypeOf(usual).toEqualTypeOf<ShownSettings>();
});

it('gives every filter a label, and the stand-in back end knows it', () => {
  const { colour: _, ...others } = FILTER_LABELS;
  // @ts-expect-error a filter that has no label has no chip and no box
  const labels: Readonly<Record<FilterKey, string>> = others;
  expectTypeOf(labels).toEqualTypeOf<Readonly<Record<FilterKey, string>>>();
  expectTypeOf<ListName | BoundName | 'keyword'>().toEqualTypeOf<FilterKey>();
});

it('sets every sink that a site can have, or says that it is not set', () => {
  const sinks = { tagManager: 'GTM-ABC123', analytics: undefined };
  // @ts-expect-error nobody has said where conversions go
  const set: Settings['sinks'] = sinks;
  expectTypeOf(set).toEqualTypeOf<Settings['sinks']>();
});
