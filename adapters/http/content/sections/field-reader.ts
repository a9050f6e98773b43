import type { SectionLink, SectionPicture } from '../../../../core/content/public';
import type { UnreadablePlace } from '../../../../core/kernel/failure';
import type { CleanHtml, HtmlSlot } from '../../../html/clean-html';
import { isRecord, readNumber, readText } from '../../lenient';
import { mediaAddress } from '../../media-address';
import { outsideAddress } from '../../outside-address';
import { plainText } from '../../plain-text';
import { withoutAbsent } from '../../../../core/kernel/without-absent';

type Values = Readonly<Record<string, unknown>>;

/** Elements that a box has no room for: their words stay, apart from those after them. */
const ENDS_A_LINE = /<\/(?:h[1-6]|div|section|article|td|th|tr|caption|dt|dd)\s*>/gi;

/** Of a list that editors write: a page of more would not be read. */
const MOST_ITEMS = 60;

/** What every reader of a page shares. */
export interface ReadingOf {
  readonly clean: CleanHtml;
  /** Told of each value that is there and cannot be read. */
  readonly unreadable: UnreadablePlace[];
  /** Where pictures are that are only named; ends with a slash. */
  readonly storage?: string | undefined;
}

/**
 * Reads the values of a page as editors and their systems leave them: lists as JSON in a text, texts
 * as numbers, switches as `'1'`, and empty in many ways (`''`, `"[]"`, null). What is empty is absent;
 * what is there and cannot be read is absent too, and noted with its path (CX-4).
 */
export class FieldReader {
  constructor(
    private readonly values: Values,
    private readonly path: string,
    private readonly reading: ReadingOf,
  ) {}

  /** Whether anything is said by this name. */
  readonly has = (name: string): boolean => !isEmpty(this.values[name]);

  /** Plain text under the first of these names that has any. */
  readonly text = (...names: readonly string[]): string | undefined => {
    for (const name of names) {
      const value = this.values[name];
      if (isEmpty(value)) continue;
      const found = plainText(readText(value));
      if (found !== undefined) return found;
      if (typeof value !== 'string') this.note(name, 'text');
    }
    return undefined;
  };

  readonly number = (name: string): number | undefined => {
    const value = this.values[name];
    if (isEmpty(value)) return undefined;
    const found = readNumber(value);
    if (found === undefined) this.note(name, 'a number');
    return found;
  };

  /** Clean HTML; absent where no word or picture is left of it. */
  readonly html = async (
    slot: HtmlSlot,
    ...names: readonly string[]
  ): Promise<string | undefined> => {
    for (const name of names) {
      const value = this.values[name];
      if (isEmpty(value)) continue;
      if (typeof value !== 'string' && typeof value !== 'number') {
        this.note(name, 'HTML');
        continue;
      }
      const written = slot === 'block' ? String(value).replace(ENDS_A_LINE, '$& ') : String(value);
      const clean = (await this.reading.clean(written, slot)).trim();
      if (/<(?:img|hr)\b/i.test(clean) || plainText(clean) !== undefined) return clean;
    }
    return undefined;
  };

  /** A switch; where nobody has set it, as `otherwise` says. */
  readonly flag = (name: string, otherwise: boolean): boolean =>
    isEmpty(this.values[name]) ? otherwise : isOn(this.values[name]);

  readonly picture = (...names: readonly string[]): SectionPicture | undefined => {
    for (const name of names) {
      const value = this.values[name];
      if (isEmpty(value)) continue;
      const inside: Values = isRecord(value) ? value : { address: value };
      const address = mediaAddress(
        inside['address'] ?? inside['url'] ?? inside['src'] ?? inside['path'],
        this.reading.storage,
      );
      if (address !== undefined) {
        return {
          address,
          alt: plainText(readText(inside['alt'])) ?? this.text(`${name}_alt`) ?? '',
        };
      }
      this.note(name, 'the address of a picture');
    }
    return undefined;
  };

  /** Only where there is both a text and somewhere to lead (PAGE-06). */
  readonly link = (
    address: string,
    texts: readonly string[],
    title?: string,
  ): SectionLink | undefined => {
    const value = this.values[address];
    const text = this.text(...texts);
    if (isEmpty(value) || text === undefined) return undefined;
    const safe = outsideAddress('link', value);
    if (safe === undefined) {
      this.note(address, 'an address to follow');
      return undefined;
    }
    const said = title === undefined ? undefined : this.text(title);
    return withoutAbsent({ text, address: safe, title: said === text ? undefined : said });
  };

  readonly address = (name: string): string | undefined => {
    const value = this.values[name];
    if (isEmpty(value)) return undefined;
    const safe = outsideAddress('media', value);
    if (safe === undefined) this.note(name, 'an address');
    return safe;
  };

  /** The entries of a list that are objects, each to be read by itself. */
  readonly items = (name: string, most = MOST_ITEMS): readonly FieldReader[] =>
    this.entries(name).flatMap((entry, place) => {
      if (place >= most) return [];
      if (isRecord(entry)) {
        return [new FieldReader(entry, `${this.path}.${name}.${String(place)}`, this.reading)];
      }
      this.note(`${name}.${String(place)}`, 'an object');
      return [];
    });

  /** The entries of a list that are texts or numbers, or objects that name themselves. */
  readonly names = (name: string): readonly string[] =>
    this.entries(name).flatMap((entry, place) => {
      const found = readText(
        isRecord(entry)
          ? (entry['slug'] ?? entry['id'] ?? entry['organisation_unit'] ?? entry['name'])
          : entry,
      );
      if (found === undefined) this.note(`${name}.${String(place)}`, 'a name or a number');
      return found === undefined ? [] : [found];
    });

  /** What is said of a part of a page, be it in an object of its own or in fields that begin with its name. */
  readonly group = (name: string): FieldReader => {
    const start = `${name}_`;
    const flat = Object.entries(this.values).flatMap(([key, value]) =>
      key.startsWith(start) ? [[key.slice(start.length), value] as const] : [],
    );
    const inside = this.parsed(name, false);
    return new FieldReader(
      { ...Object.fromEntries(flat), ...(isRecord(inside) && inside) },
      `${this.path}.${name}`,
      this.reading,
    );
  };

  private entries(name: string): readonly unknown[] {
    const value = this.parsed(name, true);
    if (value === undefined) return [];
    if (Array.isArray(value)) return value as readonly unknown[];
    if (!isRecord(value)) {
      this.note(name, 'a list');
      return [];
    }
    if (Array.isArray(value['items'])) return value['items'] as readonly unknown[];
    // A list with a gap, as PHP writes it.
    const keys = Object.keys(value);
    return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
      ? Object.values(value)
      : [value];
  }

  /** A value, out of the JSON in which it may be written, once or twice. */
  private parsed(name: string, isJson: boolean): unknown {
    let value = this.values[name];
    for (let layer = 0; layer < 2 && typeof value === 'string'; layer += 1) {
      if (isEmpty(value)) return undefined;
      if (!isJson && !/^\s*[{["]/.test(value)) return undefined;
      try {
        value = JSON.parse(value) as unknown;
      } catch {
        this.note(name, 'JSON');
        return undefined;
      }
    }
    return isEmpty(value) ? undefined : value;
  }

  private note(name: string, expected: string): void {
    this.reading.unreadable.push({ path: `${this.path}.${name}`, expected });
  }
}

const isOn = (value: unknown): boolean =>
  !/^(?:0|false|no|off)$/i.test(readText(value) ?? String(value));

/** Every way in which a system writes that there is nothing. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return /^(?:|null|\[\s*\]|\{\s*\}|"\s*")$/.test(value.trim());
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
