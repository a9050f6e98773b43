/** What a shopper left a control with before a script listened to it. */
export interface EarlyChange {
  readonly element: HTMLElement;
  /** As the shopper left the control; hydration may have put it back since. */
  readonly checked?: boolean;
  readonly value?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets a control's value as a person would, so that React hears of it. */
function changeAsTyped(control: Control, value: string): void {
  control.value = '';
  // Past what React has put before the property of this one control.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Tells a control that has come alive what was chosen in it before. */
export function replayChange({ element, checked, value }: EarlyChange): void {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    if (checked === undefined) return;
    element.checked = !checked;
    element.click();
  } else if (value !== undefined) {
    changeAsTyped(element as Control, value);
  }
}
