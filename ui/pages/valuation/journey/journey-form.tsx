import { useEffect, useEffectEvent, useRef } from 'react';
import { DRAWN_NAME, KEY_NAME, TRAP_NAME, type FormField } from '../../../../core/enquiry/public';
import { submitFailureSentence } from '../../../copy/forms/form-copy';
import { textPairs } from '../../../form/text-pairs';
import { ErrorSummary } from '../../../form/error-summary';
import { FormBox, Unseen } from '../../../form/form.styles';
import type { Blocks } from '../../../parts/blocks';
import { Notice } from '../../../parts/notice/notice';
import { EVENT_NAME, PLACE_NAME } from './posted-names';
import { idOf, wrongWith, type JourneyOnPage } from './journey-on-page';

interface JourneyFormProps extends JourneyOnPage {
  /** The fields that stand on this screen, in order; all else that was typed travels unseen. */
  readonly fields: readonly FormField[];
  /** What is said where the last call failed. */
  readonly failedTitle?: string | undefined;
  readonly children: Blocks;
}

const SENDS = ['submit', 'not-your-car', 'back', 'reset'] as const;

/** A screen's form: with script an event of the journey, without one a post to the next screen. */
export function JourneyForm({
  journey,
  view,
  action,
  drawnAt,
  goBack,
  fields,
  failedTitle,
  children,
}: JourneyFormProps) {
  const { state, key, busy, stops, failure } = view;
  const news = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = new Set(fields.map(({ name }) => name));
  const lines = fields.flatMap((field) => {
    const sentence = wrongWith(view, field);
    return sentence === undefined ? [] : [{ id: idOf(field.name), name: field.name, sentence }];
  });
  const isStopped = stops > 0 && lines.length > 0;
  const unseen = Object.entries(state.typed).filter(
    ([name, value]) => !shown.has(name) && !name.startsWith('_preset') && value !== '',
  );

  /** Typed before the script came, or filled in by the browser. */
  const adopt = useEffectEvent(() => {
    if (form.current === null) return;
    const lists: Record<string, string> = {};
    for (const [name, value] of textPairs(new FormData(form.current))) {
      if (shown.has(name)) lists[name] = lists[name] ? `${lists[name]},${value}` : value;
    }
    Object.entries(lists).forEach(([name, value]) => {
      if (value !== '') journey.type(name, value);
    });
  });
  useEffect(() => {
    adopt();
  }, []);

  const before = useRef({ stops, failure });
  useEffect(() => {
    const { stops: stopsBefore, failure: failureBefore } = before.current;
    before.current = { stops, failure };
    if (stops <= stopsBefore && (failure === undefined || failure === failureBefore)) return;
    news.current?.scrollIntoView({ block: 'start' });
    news.current?.focus({ preventScroll: true });
  }, [stops, failure]);

  return (
    <FormBox
      ref={form}
      method="post"
      action={action}
      noValidate
      aria-busy={busy !== undefined}
      onMouseDown={(event) => {
        // A field that is left says what is wrong with it, which moves the button from under the press.
        const isButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (isButton) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const value = submitter?.getAttribute('value');
        const sent = SENDS.find((one) => one === value) ?? 'submit';
        if (sent === 'back' && state.at !== 'failed-lookup, vehicle') goBack();
        else journey.send(sent);
      }}
    >
      <div ref={news} tabIndex={-1} className="news">
        {failure !== undefined && failedTitle !== undefined && (
          <Notice tone="error" title={failedTitle}>
            <p>{submitFailureSentence(failure)}</p>
          </Notice>
        )}
        {isStopped && <ErrorSummary faults={lines} onFollow={() => undefined} />}
      </div>
      <input type="hidden" name={PLACE_NAME} value={state.at} />
      <input type="hidden" name={KEY_NAME} value={key} />
      <input type="hidden" name={DRAWN_NAME} value={drawnAt} />
      {unseen.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Unseen aria-hidden="true">
        <input
          name={TRAP_NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </Unseen>
      {children}
    </FormBox>
  );
}

/** What a button of a screen says of itself when it is posted. */
export const sends = (event: (typeof SENDS)[number]) =>
  ({ type: 'submit', name: EVENT_NAME, value: event }) as const;
