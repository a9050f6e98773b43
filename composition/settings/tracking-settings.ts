import type { TrackingSettings } from '../../adapters/tracking/tracking-settings';
import { TAG_MANAGER_ORIGIN } from '../../adapters/tracking/tag-manager-sink';
import type { Settings } from './settings';

/** Both of a pair, or nothing; the half that is missing is named (ERR-44). */
const missingOf = (pair: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const missing = Object.keys(pair).filter((name) => pair[name] === undefined);
  return missing.length === Object.keys(pair).length ? [] : missing;
};

/** The sinks a site has; with the stand-in back end the console says what would be reported. */
export function trackingSettings(settings: Settings): TrackingSettings {
  const { analyticsAddress, analyticsSite, conversionsAddress, conversionsPixel } = settings;
  return {
    consentKey: settings.consentKey,
    tagManager: settings.tagManager,
    analytics:
      analyticsAddress === undefined || analyticsSite === undefined
        ? undefined
        : { address: analyticsAddress, site: analyticsSite },
    conversions:
      conversionsAddress === undefined || conversionsPixel === undefined
        ? undefined
        : {
            address: conversionsAddress,
            pixel: conversionsPixel,
            version: settings.conversionsVersion,
          },
    missing: [
      ...missingOf({ ANALYTICS_ADDRESS: analyticsAddress, ANALYTICS_SITE: analyticsSite }),
      ...missingOf({
        CONVERSIONS_ADDRESS: conversionsAddress,
        CONVERSIONS_PIXEL: conversionsPixel,
      }),
    ],
    inConsole: settings.apiBaseUrl === undefined,
  };
}

export interface ThirdParties {
  /** Origins that scripts may come from. */
  readonly scripts: readonly string[];
  /** Origins that may be called. */
  readonly connect: readonly string[];
}

/** Whom a page may deal with besides ourselves: those that are set, and nobody else. */
export function thirdParties(settings: Settings): ThirdParties {
  const { tagManager, analytics, conversions } = trackingSettings(settings);
  const origins = [analytics?.address, conversions?.address]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).origin);
  const isTagged = tagManager !== undefined;
  return {
    scripts: isTagged ? [TAG_MANAGER_ORIGIN] : [],
    connect: [
      ...new Set(origins),
      // What the analytics tags of a container call.
      ...(isTagged
        ? [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com']
        : []),
    ],
  };
}
