import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A view whose script comes when it is first shown. */
export interface LateView<P extends object> {
  readonly View: ComponentType<P>;
  /** Fetches the script now: a server waits for it, so that the view is sent in full. */
  readonly load: () => Promise<unknown>;
}

/**
 * A view that most visits to a page never see. What the server sent of it stands until its script is
 * there; on a page that is alive, and where the script cannot be fetched, `Meanwhile` does.
 */
export function lateView<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType<P>,
): LateView<P> {
  let known: ComponentType<P> | undefined;
  const load = async (): Promise<ComponentType<P>> => {
    known ??= await fetch();
    return known;
  };
  const Late = lazy(async () => ({ default: await load().catch(() => Meanwhile) }));
  function View(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => known ?? Late);
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return { View, load };
}
