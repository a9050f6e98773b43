/** Which sinks a site has; one that is not set is not there. */
export interface TrackingSettings {
  /** The name the shopper's answer is kept under (CG-121). */
  readonly consentKey: string;
  /** A tag manager's container, like GTM-ABC123. */
  readonly tagManager?: string | undefined;
  readonly analytics?: AnalyticsSettings | undefined;
  readonly conversions?: ConversionSettings | undefined;
  /** What is set by half and therefore does nothing: for the console (ERR-44). */
  readonly missing: readonly string[];
  /** Say in the console what is reported: where nothing real listens. */
  readonly inConsole: boolean;
}

/** A privacy-friendly service that takes events by HTTP and keeps nothing in the browser (TRACK-07). */
export interface AnalyticsSettings {
  /** The whole address events are sent to. */
  readonly address: string;
  /** The name this site has there. */
  readonly site: string;
}

/**
 * The conversions call of a social-advertising provider (TRACK-04). The address is one that knows
 * the access token, the provider's own or a gateway: the token never comes to a browser.
 */
export interface ConversionSettings {
  readonly address: string;
  readonly pixel: string;
  /** TRACK-06. */
  readonly version: string;
}
