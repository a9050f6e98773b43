interface EarlyPress {
  readonly kind: 'press' | 'change';
  readonly element: HTMLElement;
}

declare global {
  interface Window {
    readonly forecourtEarly?: { readonly take: () => readonly EarlyPress[] };
  }
}

/** Sets a control's value as a person would, so that React hears of it. */
function changeAsTyped(control: HTMLInputElement | HTMLSelectElement): void {
  const value = control.value;
  const prototype =
    control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  control.value = '';
  Reflect.set(prototype, 'value', value, control);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function replayChange(element: HTMLElement): void {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    if (element.checked === element.defaultChecked) return;
    element.checked = element.defaultChecked;
    element.click();
  } else if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    changeAsTyped(element);
  }
}

/** Does, in their order, what was pressed before hydration. Elements gone meanwhile are skipped. */
export function replayEarlyPresses(): void {
  for (const { kind, element } of window.forecourtEarly?.take() ?? []) {
    if (!element.isConnected) continue;
    element.classList.remove('is-kept');
    if (kind === 'press') element.click();
    else replayChange(element);
  }
}
