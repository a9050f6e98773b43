/** How far below or above the screen something is near already. */
const NEAR = '600px 0px';

/** Does the work once the element comes near the screen; at once where the browser cannot tell. */
export function whenNear(element: Element, work: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    work();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
