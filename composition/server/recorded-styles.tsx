import { useContext, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetContext, type IStyleSheetContext } from 'styled-components';
import { compiledOnce } from './compiled-once';

/** The rules of one class name, as they were put into a page's stylesheet. */
export interface PlacedStyle {
  readonly componentId: string;
  readonly name: string;
  readonly rules: string[];
}

/** What was drawn, and the styles it is drawn with, in the order they were first wanted. */
export interface DrawnPart {
  readonly html: string;
  readonly styles: readonly PlacedStyle[];
}

/** The stylesheet of one page: just what its parts have used. Sealed at the end, it takes no more. */
export interface RecordedStyles {
  readonly draw: (part: ReactElement, identifierPrefix?: string) => string;
  /** Takes a part that was drawn for another page. */
  readonly place: (drawn: DrawnPart) => string;
  /** The style element, ready to be sent. */
  readonly tag: () => string;
  readonly seal: () => void;
}

type Compile = IStyleSheetContext['stylis'];

/** Compiled rules are the same for every page, and are kept for all of them. */
const compilers = new WeakMap<Compile, Compile>();

function onceFor(compile: Compile): Compile {
  const known = compilers.get(compile);
  if (known !== undefined) return known;
  const once = Object.assign(compiledOnce(compile), { hash: compile.hash });
  compilers.set(compile, once);
  // The page's own parts are given what is here already.
  compilers.set(once, once);
  return once;
}

function SharedRules({ children }: { readonly children: ReactNode }) {
  const styles = useContext(StyleSheetContext);
  return (
    <StyleSheetContext.Provider value={{ ...styles, stylis: onceFor(styles.stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}

/** A page's stylesheet, and a record of what was put into it. */
function openSheet() {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const placed: PlacedStyle[] = [];
  const insert = instance.insertRules.bind(instance);
  instance.insertRules = (componentId, name, rules) => {
    placed.push({ componentId, name, rules });
    insert(componentId, name, rules);
  };
  const draw: RecordedStyles['draw'] = (part, identifierPrefix = '') =>
    renderToString(sheet.collectStyles(<SharedRules>{part}</SharedRules>), { identifierPrefix });
  return { sheet, instance, placed, draw };
}

/** A part with what it needs to stand in any page: its HTML, and its styles in full. */
export function drawnWithStyles(part: ReactElement, identifierPrefix: string): DrawnPart {
  const { sheet, placed, draw } = openSheet();
  try {
    return { html: draw(part, identifierPrefix), styles: placed };
  } finally {
    sheet.seal();
  }
}

export function recordedStyles(): RecordedStyles {
  const { sheet, instance, draw } = openSheet();
  return {
    draw,
    place: ({ html, styles }) => {
      for (const { componentId, name, rules } of styles) {
        if (!instance.hasNameForId(componentId, name)) {
          instance.insertRules(componentId, name, rules);
        }
      }
      return html;
    },
    tag: sheet.getStyleTags,
    seal: sheet.seal,
  };
}
