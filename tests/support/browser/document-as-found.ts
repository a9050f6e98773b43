/** What jsdom leaves out or does another way, and tests put there. */
const patched = [Element.prototype, HTMLElement.prototype, HTMLDialogElement.prototype];

type Properties = Readonly<Record<string, PropertyDescriptor>>;

const propertiesOf = (prototype: object): Properties => Object.getOwnPropertyDescriptors(prototype);

const asFound = patched.map((prototype) => [prototype, propertiesOf(prototype)] as const);

function restorePrototypes(): void {
  for (const [prototype, found] of asFound) {
    const now = propertiesOf(prototype);
    for (const name of Object.keys(now)) {
      if (!Object.hasOwn(found, name)) Reflect.deleteProperty(prototype, name);
    }
    for (const [name, property] of Object.entries(found)) {
      const isChanged = now[name]?.value !== property.value || now[name]?.get !== property.get;
      if (isChanged && property.configurable === true) {
        Object.defineProperty(prototype, name, property);
      }
    }
  }
}

const withoutAttributes = (element: Element): void => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

/** styled-components writes into the one that it made, for as long as it lives. */
const isOfStyledComponents = (element: Element): boolean => element.hasAttribute('data-styled');

/** Puts the document back to how it was before any test: empty, at the root of the site, nothing kept. */
export function leaveDocumentAsFound(): void {
  withoutAttributes(document.documentElement);
  withoutAttributes(document.body);
  document.body.replaceChildren();
  for (const element of [...document.head.children]) {
    if (!isOfStyledComponents(element)) element.remove();
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
  }
  history.replaceState(null, '', '/');
  restorePrototypes();
}
