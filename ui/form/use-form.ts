import { useEffect, useRef, type RefObject } from 'react';
import {
  faultsInView,
  postedValues,
  type EnquiryForm,
  type EnquiryFormState,
  type FormDefinition,
} from '../../core/enquiry/public';
import { ERROR_TITLE } from '../copy/forms/form-copy';
import { useBehavior } from '../kit/use-behavior';
import { textPairs } from './text-pairs';

interface FormInView {
  readonly state: EnquiryFormState;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Takes the focus each time a submit was stopped or refused, or the form was taken. */
  readonly newsRef: RefObject<HTMLDivElement | null>;
}

/**
 * The bridge between a form of the core and its view: the state of now, what was typed before the
 * page was alive, and the focus on what there is to read after a submit (FORM-12).
 */
export function useForm(
  form: EnquiryForm,
  definition: FormDefinition,
  wakesAfter: Promise<void>,
): FormInView {
  const state = useBehavior(form.state$);
  const formRef = useRef<HTMLFormElement>(null);
  const newsRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (formRef.current !== null) adopt(form, definition, formRef.current);
    void wakesAfter.then(form.wake);
  }, [form, definition, wakesAfter]);

  const { kind } = state.phase;
  const before = useRef({ stops: state.stops, kind });
  useEffect(() => {
    const { stops: stopsBefore, kind: kindBefore } = before.current;
    before.current = { stops: state.stops, kind };
    const isNews = state.stops > stopsBefore || (kind !== kindBefore && NEWS.includes(kind));
    if (!isNews) return;
    newsRef.current?.scrollIntoView({ block: 'start' });
    newsRef.current?.focus({ preventScroll: true });
  }, [state.stops, kind]);

  const isStopped = state.stops > 0 && Object.keys(faultsInView(definition, state)).length > 0;
  useEffect(() => {
    if (!isStopped) return;
    const title = document.title;
    if (!title.startsWith(ERROR_TITLE)) document.title = ERROR_TITLE + title;
    return () => {
      document.title = document.title.replace(ERROR_TITLE, '');
    };
  }, [isStopped]);

  return { state, formRef, newsRef };
}

const NEWS: readonly EnquiryFormState['phase']['kind'][] = ['refused', 'sent', 'waiting'];

/** Takes over what stands in the fields already: typed before the script came, or filled in by the browser. */
function adopt(form: EnquiryForm, definition: FormDefinition, element: HTMLFormElement): void {
  const typed = textPairs(new FormData(element));
  Object.entries(postedValues(definition, typed)).forEach(([name, value]) => {
    form.change(name, value);
  });
}
