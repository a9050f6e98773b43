import type { ConsentCategory, EventSink, TrackingEvent } from '../../core/tracking/public';
import type { Send } from './outgoing-call';

/** Whom a page may deal with for a sink's sake, for its content security policy. */
export interface SinkOrigins {
  /** Origins that scripts may come from. */
  readonly scripts: readonly string[];
  /** Origins that may be called. */
  readonly connect: readonly string[];
}

/** What a sink's calls are made of besides the event. */
export interface CallParts {
  readonly hash: (text: string) => Promise<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly nextId: () => string;
  /** Origin and path of the page that is open. */
  readonly page: () => { readonly origin: string; readonly path: string };
}

/** The browser that a sink is opened in. */
export interface SinkParts extends CallParts {
  readonly window: Window;
  readonly send: Send;
  /** Begins the page anew, without what a sink brought into it. */
  readonly startAgain: () => void;
  readonly failed: (sink: string, problem: unknown) => void;
}

/**
 * A sink as it describes itself, so that whoever deals with sinks can go through them all without
 * knowing any: a browser, the content security policy, the command line.
 */
export interface SinkKind<Setting> {
  readonly name: string;
  readonly needs: ConsentCategory;
  /** A stand-in where the sink is not set, so that it can be seen what it would get. */
  readonly example: Setting;
  readonly origins: (setting: Setting) => SinkOrigins;
  /** What would leave for an event, which nothing does; undefined for what the sink is not told. */
  readonly preview: (setting: Setting, event: TrackingEvent, parts: CallParts) => Promise<unknown>;
  readonly open: (setting: Setting, parts: SinkParts) => EventSink;
}
