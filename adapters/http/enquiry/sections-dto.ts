import type { FormField, FormSection, SectionExtra } from '../../../core/enquiry/public';
import { isRecord, readList, readText } from '../lenient';
import { withoutAbsent } from '../../../core/kernel/without-absent';

const EXTRAS: ReadonlyMap<string, SectionExtra> = new Map<string, SectionExtra>([
  ['damage_diagram', 'damage-diagram'],
  ['photographs', 'photographs'],
  ['opt_in', 'opt-ins'],
  ['terms', 'terms'],
]);

/** A word of an address, and never one that our own steps have. */
const ID = /^[a-z][a-z\d-]{0,60}$/;

/**
 * The sections of a form, as they travel (_ours_); one without an id or a title is left out, and so is
 * the second of two with one id. None where the form has no list of them.
 */
export function sectionsOf(sections: unknown): readonly FormSection[] | undefined {
  const found = readList(sections).flatMap((section) => {
    const id = isRecord(section) ? readText(section['id']) : undefined;
    const title = isRecord(section) ? readText(section['title']) : undefined;
    if (!isRecord(section) || id === undefined || !ID.test(id) || title === undefined) return [];
    return [
      withoutAbsent({
        id,
        title,
        instructions: readText(section['instructions']),
        fields: textsOf(section['fields']),
        extras: textsOf(section['extras']).flatMap((name) => EXTRAS.get(name) ?? []),
      }),
    ];
  });
  const once = found.filter(({ id }, place) => found.findIndex((one) => one.id === id) === place);
  return once.length === 0 ? undefined : once;
}

const textsOf = (list: unknown): readonly string[] =>
  readList(list).flatMap((entry) => readText(entry) ?? []);

/** `outstanding_finance::yes`, or several answers in a comma list; nothing where it is neither. */
export function askedWhenOf(text: string | undefined): FormField['askedWhen'] | undefined {
  const [field = '', answers = ''] = (text ?? '').split('::').map((part) => part.trim());
  return field === '' || answers === '' ? undefined : { field, answers: answers.split(',') };
}
