import { isLeft } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../composition/server/content-security-policy';
import { readSettings } from '../../../composition/settings/settings';
import { thirdParties, trackingSettings } from '../../../composition/settings/tracking-settings';

function settingsOf(environment: Readonly<Record<string, string>>) {
  const settings = readSettings(environment);
  if (isLeft(settings)) throw new Error(settings.left.name);
  return settings.right;
}

const policyOf = (environment: Readonly<Record<string, string>>) => {
  const { scripts, connect } = thirdParties(settingsOf(environment));
  return contentSecurityPolicy({ scripts: [], styles: [], connect, foreignScripts: scripts });
};

describe('The tracking a site has', () => {
  it('is the console alone on the sandbox, and then nobody else may be called or run [CG-121]', () => {
    expect(trackingSettings(settingsOf({}))).toEqual({
      consentKey: 'consent',
      tagManager: undefined,
      analytics: undefined,
      conversions: undefined,
      missing: [],
      inConsole: true,
    });
    expect(policyOf({})).toMatch(/script-src 'self' *;/);
    expect(policyOf({})).toMatch(/connect-src 'self';/);
  });

  it('is what is set, whom the policy then lets in [TRACK-06, TRACK-07]', () => {
    const environment = {
      API_BASE_URL: 'https://dealer.example',
      CONSENT_KEY: 'cookie-choice',
      TAG_MANAGER: 'GTM-ABC123',
      ANALYTICS_ADDRESS: 'https://analytics.example/api/event',
      ANALYTICS_SITE: 'forecourt.example',
      CONVERSIONS_ADDRESS: 'https://gateway.example/graph',
      CONVERSIONS_PIXEL: '1234',
    };
    expect(trackingSettings(settingsOf(environment))).toEqual({
      consentKey: 'cookie-choice',
      tagManager: 'GTM-ABC123',
      analytics: { address: 'https://analytics.example/api/event', site: 'forecourt.example' },
      conversions: { address: 'https://gateway.example/graph', pixel: '1234', version: 'v12.0' },
      missing: [],
      inConsole: false,
    });
    expect(policyOf(environment)).toContain("script-src 'self' https://www.googletagmanager.com");
    expect(policyOf(environment)).toContain(
      "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://analytics.example https://gateway.example;",
    );
  });

  it('does nothing that is set by half, and names what is missing [ERR-44, TRACK-05]', () => {
    const { analytics, conversions, missing } = trackingSettings(
      settingsOf({ CONVERSIONS_ADDRESS: 'https://graph.example', ANALYTICS_SITE: 'a.example' }),
    );
    expect([analytics, conversions]).toEqual([undefined, undefined]);
    expect(missing).toEqual(['ANALYTICS_ADDRESS', 'CONVERSIONS_PIXEL']);
  });

  it.each([
    ['TAG_MANAGER', 'UA-1'],
    ['ANALYTICS_ADDRESS', 'analytics.example'],
    ['CONVERSIONS_VERSION', '12'],
    ['CONVERSIONS_PIXEL', '1/2'],
  ])('is not started with %s set to %s', (name, value) => {
    const settings = readSettings({ [name]: value });
    expect(isLeft(settings) && settings.left.name).toBe(name);
  });
});
