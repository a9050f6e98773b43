import type { Observable } from 'rxjs';

export const showCount = (count$: Observable<number>, element: Element): void => {
  count$.subscribe((count) => {
    element.textContent = String(count);
  });
};
