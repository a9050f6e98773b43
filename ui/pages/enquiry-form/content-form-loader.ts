import { isLeft } from 'fp-ts/Either';
import { defaultIfEmpty, map, switchMap, of, takeUntil, timer, type Observable } from 'rxjs';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  isOutstandingMode,
  pageToShow,
  withoutTopForm,
  type PageToShow,
} from '../../../core/content/public';
import {
  askBesideContent,
  NOTHING_BESIDE,
  type BesideContent,
} from '../../../core/showroom/public';
import { WrittenAroundPart } from '../../content/written-around-part';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { formLoader, type FormAddress, type FormPageState } from './form-loader';

/** What an editor has written around a form; nothing where it could not be had. */
interface Written {
  readonly page?: PageToShow;
  readonly beside: BesideContent;
}

export interface ContentFormState extends FormPageState {
  readonly written: Written;
  /** PAGE-35. */
  readonly mode?: 'outstanding-finance' | undefined;
}

/** The editor's page of each form that has one, by what the form is for. */
const PAGES = {
  'outstanding-finance': 'car-finance/outstanding',
  'mot-unsubscribe': 'mot-reminders/unsubscribe',
} as const;

/** How long a form waits for the words around it. Milliseconds. */
const PATIENCE_MS = 1500;

/** The field that a link in a message fills in. */
const REFERENCE = 'reference';

export const contentFormLoader =
  (app: App, address: FormAddress & { readonly kind: keyof typeof PAGES }) =>
  async (asked: LoaderFunctionArgs): Promise<ContentFormState> => {
    const [state, written] = await Promise.all([
      formLoader(app, address)(asked),
      answerTo(writtenAbout(app, PAGES[address.kind]), asked.request.signal),
      app.wholePages ? wholeParts() : undefined,
    ]);
    const { pathname, search } = new URL(asked.request.url);
    return {
      ...withReference(state, asked.params['id']),
      written,
      ...(isOutstandingMode(pathname + search) && { mode: 'outstanding-finance' }),
    };
  };

/** A page that is drawn whole has the parts within the part too. */
const wholeParts = async (): Promise<void> => {
  const { ReviewsBlockPart, VehiclesRowPart } =
    await import('../../content/sections/late-sections');
  await Promise.all([WrittenAroundPart.load(), VehiclesRowPart.load(), ReviewsBlockPart.load()]);
};

/** The form is the page's own, so one that the editor has placed at its top is left out (PAGE-21). */
function writtenAbout(app: App, slug: string): Observable<Written> {
  const path = `/${slug}/`;
  const none: Written = { beside: NOTHING_BESIDE };
  return app.ports.content.page(slug).pipe(
    switchMap((answer): Observable<Written> => {
      const found = isLeft(answer) ? undefined : pageToShow(answer.right, path);
      if (found === undefined) return of(none);
      const page = { ...found, sections: withoutTopForm(found.sections) };
      return askBesideContent(app.ports, page.sections, path, app.patience$).pipe(
        map((beside) => ({ page, beside })),
      );
    }),
    takeUntil(app.patience$ ?? timer(PATIENCE_MS)),
    defaultIfEmpty(none),
  );
}

/** What the link in a message says stands in its field. */
function withReference(state: FormPageState, reference: string | undefined): FormPageState {
  const { form } = state;
  if (reference === undefined || form.kind !== 'open') return state;
  const { start } = form;
  if (!start.definition.fields.some(({ name }) => name === REFERENCE)) return state;
  return {
    ...state,
    form: { ...form, start: { ...start, blank: { ...start.blank, [REFERENCE]: reference } } },
  };
}
