import { replayChange } from './replay-change';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Looked for by hand: a browser knows no labels of a field that is out of the document. */
const labelOf = (control: Control): string | null =>
  control.getAttribute('aria-label') ??
  [...(control.getRootNode() as ParentNode).querySelectorAll('label')].find(
    ({ htmlFor }) => htmlFor === control.id,
  )?.textContent ??
  null;

/** What makes a field the same in two drawings. Ids are made up anew with each, so they say nothing. */
const nameOf = (control: Control): string =>
  JSON.stringify([
    control.type,
    control.name,
    /^(checkbox|radio)$/.test(control.type) ? control.value : '',
    labelOf(control),
  ]);

/**
 * Puts what was typed or chosen in fields that are gone into those that stand in their place, as a
 * person would, and the focus into the last of them where nobody has moved it. What was typed into a
 * new field since is newer and stays.
 */
export function keepTyped(touched: Set<Element>): void {
  const gone = [...touched].filter(isControl).filter((control) => !control.isConnected);
  const standing = [...document.querySelectorAll('input, select, textarea')].filter(isControl);
  const last = [...touched].at(-1);
  for (const control of gone) {
    touched.delete(control);
    const name = nameOf(control);
    const place = standing.find((other) => !touched.has(other) && nameOf(other) === name);
    if (place === undefined) continue;
    replayChange({
      element: place,
      value: control.value,
      ...('checked' in control && { checked: control.checked }),
    });
    if (control === last && document.activeElement === document.body) place.focus();
  }
}
