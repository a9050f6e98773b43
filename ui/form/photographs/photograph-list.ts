import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import {
  LARGEST_PHOTOGRAPH,
  MOST_PHOTOGRAPHS,
  photographIds,
  PHOTOGRAPHS_NAME,
  type EnquiryForm,
  type PhotographDesk,
  type PhotographFault,
} from '../../../core/enquiry/public';
import { valueIn } from '../../../core/kernel/form/field';
import { notePhotographs } from './photographs-under-way';
import { smallerPicture } from './smaller-picture';

/** One photograph as it is listed. */
export interface ListedPhotograph {
  /** Its own in this list. */
  readonly key: string;
  readonly name: string;
  /** Of a small copy, once there is one. */
  readonly address?: string;
  readonly state: 'preparing' | 'sending' | 'added' | PhotographFault;
  /** Once it was added. */
  readonly id?: string;
}

/** The photographs of one form, as long as its page stands: steps may come and go meanwhile. */
export interface PhotographList {
  readonly now: () => readonly ListedPhotograph[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  readonly again: (key: string) => void;
  readonly remove: (key: string) => void;
}

const lists = new WeakMap<EnquiryForm, PhotographList>();

/** The list of a form, made the first time. */
export function photographListOf(form: EnquiryForm, desk: PhotographDesk): PhotographList {
  const known = lists.get(form) ?? makeList(form, desk);
  lists.set(form, known);
  return known;
}

const idsOf = (form: EnquiryForm): readonly string[] =>
  photographIds(valueIn(form.state$.value.values, PHOTOGRAPHS_NAME));

function makeList(form: EnquiryForm, desk: PhotographDesk): PhotographList {
  // Added on an earlier visit: the form has their ids, and nothing shows them any more.
  let photographs: readonly ListedPhotograph[] = idsOf(form).map((id) => ({
    key: id,
    id,
    name: '',
    state: 'added',
  }));
  const files = new Map<string, File>();
  const listeners = new Set<() => void>();
  let made = 0;
  let line: Promise<unknown> = Promise.resolve();

  const write = (next: readonly ListedPhotograph[]): void => {
    photographs = next;
    listeners.forEach((listener) => {
      listener();
    });
  };
  const change = (key: string, to: Partial<ListedPhotograph>): void => {
    write(photographs.map((one) => (one.key === key ? { ...one, ...to } : one)));
  };
  const inUse = (): readonly ListedPhotograph[] => {
    const ids = idsOf(form);
    return photographs.filter(({ id }) => id === undefined || ids.includes(id));
  };
  const isListed = (key: string): boolean => photographs.some((one) => one.key === key);

  async function send(key: string, file: File): Promise<void> {
    if (!isListed(key)) return;
    change(key, { state: 'preparing' });
    const photograph = await smallerPicture(file);
    if (photograph === undefined || photograph.bytes.length > LARGEST_PHOTOGRAPH) {
      change(key, { state: photograph === undefined ? 'not-readable' : 'too-large' });
      return;
    }
    const { address, ...sent } = photograph;
    change(key, { state: 'sending', address });
    const answer = await firstValueFrom(desk.add(sent));
    if (!isListed(key)) return;
    if (isLeft(answer)) {
      change(key, { state: answer.left });
      return;
    }
    change(key, { state: 'added', id: answer.right });
    form.change(PHOTOGRAPHS_NAME, [...idsOf(form), answer.right].join(','));
  }

  /** One after the other: a phone has not got the memory, nor the line, for ten at once. */
  const queue = (key: string): void => {
    const file = files.get(key);
    if (file === undefined) return;
    line = line
      .then(() => send(key, file))
      .catch(() => {
        change(key, { state: 'not-sent' });
      });
    notePhotographs(form, line);
  };

  return {
    now: () => photographs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (chosen) => {
      for (const file of chosen.slice(0, MOST_PHOTOGRAPHS - inUse().length)) {
        made += 1;
        const key = `photograph-${String(made)}`;
        files.set(key, file);
        write([...photographs, { key, name: file.name, state: 'preparing' }]);
        queue(key);
      }
    },
    again: queue,
    remove: (key) => {
      const one = photographs.find((each) => each.key === key);
      files.delete(key);
      write(photographs.filter((each) => each.key !== key));
      if (one?.id === undefined) return;
      form.change(
        PHOTOGRAPHS_NAME,
        idsOf(form)
          .filter((id) => id !== one.id)
          .join(','),
      );
    },
  };
}
