import { __PRIVATE__ } from 'styled-components';
import { lateRules } from './late-rules';

/** A group's last rule: it names the group and matches nothing. */
const MARKER = /^data-styled\.g(\d+)\[/;

/** The style library's tag as it is in a browser; its types show it from outside only. */
interface TagOfSheet {
  element: HTMLStyleElement;
  sheet: CSSStyleSheet;
  length: number;
}

/** Animations have no place in the order of rules: a sheet of their own spares the document (see `lateRules`). */
function animationsApart(): ((rule: string) => boolean) | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined;
  const apart = new CSSStyleSheet();
  document.adoptedStyleSheets.push(apart);
  return (rule) => rule.startsWith('@keyframes') && apart.insertRule(rule) >= 0;
}

/**
 * Has the style library go on in the sheet that the server sent, in place of one of its own: nothing
 * that is styled already is styled anew (ADR 017). Rules of a component that comes later go in
 * where they belong among those that stand. Call it before anything is drawn; without a sheet of the server's it does
 * nothing.
 */
export function keepServerStyles(
  sent: HTMLStyleElement | null,
  grouped = __PRIVATE__.mainSheet.getTag(),
): void {
  const tag = grouped.tag as unknown as Partial<TagOfSheet>;
  if (sent?.sheet == null || tag.sheet === undefined || tag.sheet === sent.sheet) return;
  const sizes = new Map<number, number>();
  let size = 0;
  for (const rule of sent.sheet.cssRules) {
    size += 1;
    const group = 'selectorText' in rule ? MARKER.exec(String(rule.selectorText))?.[1] : undefined;
    if (group === undefined) continue;
    sizes.set(Number(group), size);
    size = 0;
  }
  // Room for the highest group, and the library's memory of its last place back at the start.
  grouped.insertRules(Math.max(0, ...sizes.keys()), []);
  grouped.insertRules(-1, []);
  for (const [group, count] of sizes) grouped.groupSizes[group] = count;
  tag.element?.remove();
  Object.assign(tag, { element: sent, sheet: sent.sheet, length: sent.sheet.cssRules.length });

  const hasNesting = typeof CSS !== 'undefined' && CSS.supports('selector(&)');
  const isApart = animationsApart() ?? (() => false);
  const putIn = grouped.insertRules.bind(grouped);
  grouped.insertRules = (group, rules) => {
    putIn(
      group,
      rules.filter((rule) => !isApart(rule)).flatMap((rule) => lateRules(rule, hasNesting)),
    );
  };
}
