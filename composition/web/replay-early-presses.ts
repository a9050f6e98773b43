interface EarlyPress {
  readonly kind: 'press' | 'change';
  readonly element: HTMLElement;
  /** As the shopper left the control; hydration may have put it back since. */
  readonly checked?: boolean;
  readonly value?: string;
}

declare global {
  interface Window {
    readonly forecourtEarly?: { readonly take: () => readonly EarlyPress[] };
  }
}

/** Sets a control's value as a person would, so that React hears of it. */
function changeAsTyped(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype =
    control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  control.value = '';
  Reflect.set(prototype, 'value', value, control);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function replayChange({ element, checked, value }: EarlyPress): void {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    if (checked === undefined) return;
    element.checked = !checked;
    element.click();
  } else if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    changeAsTyped(element, value ?? '');
  }
}

/** Does, in their order, what was pressed before hydration. Elements gone meanwhile are skipped. */
export function replayEarlyPresses(): void {
  for (const early of window.forecourtEarly?.take() ?? []) {
    const { kind, element } = early;
    if (!element.isConnected) continue;
    element.classList.remove('is-kept');
    if (kind === 'press') element.click();
    else replayChange(early);
  }
}
