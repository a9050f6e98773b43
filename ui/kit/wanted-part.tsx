import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { App } from './app';
import { AppProvider, useApp } from './app-context';
import type { EarlyTouch, TakeOver } from './take-over';
import { useHydrated } from './use-hydrated';
import { whenNear } from './when-near';

/** A part of a page whose script comes when it is wanted. */
export interface WantedPart<P extends object> {
  readonly Part: ComponentType<P>;
  /** Fetches the script now: a server waits for it, so that the part's HTML is sent in full. */
  readonly load: () => Promise<unknown>;
  /** What stands in its place until it is there. */
  readonly skeleton: ReactNode;
}

export interface WantedPartParts<P extends object> {
  /** Stands before the ids inside it, which must not meet those of the page: "finance-". */
  readonly idPrefix: string;
  readonly fetch: () => Promise<ComponentType<P>>;
  /** As high as the part, where it is not there yet: on the way from another page. */
  readonly skeleton: ReactNode;
  /** Where its script could not be fetched. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** In a browser: nothing to draw, for the server has drawn it. Always the same, or React would wipe it out. */
const AS_SENT = { __html: '' };

/**
 * What the server sent, where nobody has taken it over yet. An element that somebody put into the page
 * makes React draw a block a second time; the first drawing is still there to be read then.
 */
const asItStands = (idPrefix: string): { readonly __html: string } | undefined => {
  const box = document.querySelector(`[data-sent='${idPrefix}']`);
  return box === null ? undefined : { __html: box.innerHTML };
};

const within = <P extends object>(app: App, View: ComponentType<P>, props: P): ReactElement => (
  <AppProvider value={app}>
    <View {...props} />
  </AppProvider>
);

/** How a shopper shows that a part is wanted before it comes near of itself. */
const TOUCHES = ['focusin', 'pointerdown', 'pointerover', 'change', 'click'] as const;

/** What was touched in a part that does not listen yet, as it was left. */
const earlyTouch = (kind: EarlyTouch['kind'], { target }: Event): EarlyTouch => {
  const { checked, value } = target as HTMLInputElement;
  return { kind, element: target as HTMLElement, checked, value };
};

/**
 * Waits until HTML that stands is near the screen or touched, then lets it come alive. Where its
 * script cannot be fetched it stays as it is, and the next touch tries again. Returns what ends it.
 */
function comeAlive(
  frame: HTMLElement,
  box: HTMLElement,
  fetched: () => Promise<ReactElement>,
  other: Pick<TakeOver, 'idPrefix'>,
): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const early: EarlyTouch[] = [];
  let isFetching = false;
  let end = () => undefined as void;
  const onStanding = () => {
    waiting.abort();
  };
  const want = async () => {
    if (isFetching) return;
    isFetching = true;
    try {
      const [part, { takeOver }] = await Promise.all([fetched(), import('./take-over')]);
      if (!signal.aborted) end = takeOver(box, { ...other, part, early, onStanding });
    } catch {
      isFetching = false;
    }
  };
  for (const touch of TOUCHES) {
    frame.addEventListener(
      touch,
      (event) => {
        early.push(earlyTouch(touch, event));
        void want();
      },
      { signal },
    );
  }
  const noLongerNear = whenNear(frame, () => void want());
  return () => {
    noLongerNear();
    waiting.abort();
    end();
  };
}

/**
 * A part that the server sends in full and whose script is fetched only when it comes near the
 * screen or is touched: its weight is nobody's who never gets there. It is a React root of its own:
 * inside the page's root it would be a boundary that waits for its code, and React throws away the
 * HTML of such a boundary with the first change of a context above it, which every change of the
 * address is. Its props must stay as they are while the
 * part stands; what changes in it comes by the streams of its props.
 */
export function wantedPart<P extends object>({
  idPrefix,
  fetch,
  skeleton,
  failed,
}: WantedPartParts<P>): WantedPart<P> {
  let known: ComponentType<P> | undefined;
  const load = async (): Promise<ComponentType<P>> => {
    known ??= await fetch();
    return known;
  };

  /** Sent by the server: taken over where it stands. */
  function Sent({
    sent,
    props,
  }: {
    readonly sent: { readonly __html: string };
    readonly props: P;
  }) {
    const app = useApp();
    const frame = useRef<HTMLDivElement>(null);
    const box = useRef<HTMLDivElement>(null);
    const [held] = useState({ app, props });
    useEffect(() => {
      if (frame.current === null || box.current === null) return undefined;
      // What stands from here on is this part's alone.
      delete box.current.dataset['sent'];
      return comeAlive(
        frame.current,
        box.current,
        async () => within(held.app, await load(), held.props),
        { idPrefix },
      );
    }, [held]);
    // Last of all: drawing one thing while another is drawn leaves no hook of the other usable.
    const html =
      known === undefined || app.drawnApart === undefined
        ? sent
        : { __html: app.drawnApart(within(app, known, props), idPrefix) };
    return (
      <div ref={frame}>
        <div
          ref={box}
          data-sent={idPrefix}
          suppressHydrationWarning
          dangerouslySetInnerHTML={html}
        />
      </div>
    );
  }

  /** Come to from another page: there is no HTML to take over. */
  function Arriving(props: P) {
    const frame = useRef<HTMLDivElement>(null);
    const [part, setPart] = useState(known === undefined ? undefined : { View: known });
    const [attempt, setAttempt] = useState({ count: 0, hasFailed: false });
    const isThere = part !== undefined;
    useEffect(() => {
      if (isThere || frame.current === null) return undefined;
      return whenNear(frame.current, () => {
        load().then(
          (View) => {
            setPart({ View });
          },
          () => {
            setAttempt(({ count }) => ({ count, hasFailed: true }));
          },
        );
      });
    }, [isThere, attempt.count]);
    if (part !== undefined) return <part.View {...props} />;
    return (
      <div ref={frame}>
        {attempt.hasFailed
          ? failed(() => {
              setAttempt(({ count }) => ({ count: count + 1, hasFailed: false }));
            })
          : skeleton}
      </div>
    );
  }

  function Part(props: P) {
    // Only the first drawing of a whole page has HTML to keep, and a second one that follows it at once.
    const isSent = !useHydrated();
    const [sent] = useState(() => (isSent ? AS_SENT : asItStands(idPrefix)));
    return sent === undefined ? <Arriving {...props} /> : <Sent sent={sent} props={props} />;
  }

  return { Part, load, skeleton };
}
