import { describe, expect, it } from 'vitest';
import {
  TERMS_NAME,
  unplacedReasons,
  type EnquiryForm,
  type EnquiryStart,
} from '../../../../core/enquiry/public';
import { DRAFT_AGE_MS } from '../../../../core/kernel/form/draft';
import { blankForm } from '../../../../core/kernel/form/form-state';
import { aBrowser } from '../../../support/fakes/enquiry-form';
import { aCallbackForm, aField, aForm } from '../../../support/mothers/form-definition';

const SAM = { first_name: 'Sam', telephone: '07700 900123' };

function fillIn(form: EnquiryForm, values: Readonly<Record<string, string>> = SAM): EnquiryForm {
  Object.entries(values).forEach(([name, value]) => {
    form.change(name, value);
  });
  return form;
}

const phaseOf = ({ state$ }: EnquiryForm) => state$.value.phase;

describe('An enquiry', () => {
  it('is sent once, however often and fast it is pressed', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.submit();
    form.submit();
    expect(browser.underWay()).toHaveLength(1);
    browser.answer('stored');
    form.submit();
    expect(browser.submissions).toHaveLength(1);
    expect(phaseOf(form)).toEqual({
      kind: 'sent',
      receipt: { confirmation: 'Thank you', reference: 'R-1' },
    });
  });

  it('leaves an empty form behind, and no draft [FORM-11]', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.submit();
    browser.answer('stored');
    expect(form.state$.value.values).toEqual({});
    expect(browser.drafts.has('callback')).toBe(false);
  });

  it('goes under another key when another follows it with the same words', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.submit();
    browser.answer('stored');
    fillIn(form).submit();
    browser.answer('stored');
    expect(browser.stored.size).toBe(2);
  });

  it('is not sent while something is wrong, and shows what', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open(), { telephone: '123' });
    form.submit();
    expect(browser.submissions).toEqual([]);
    expect(form.state$.value.faults).toEqual({
      first_name: { kind: 'missing' },
      telephone: { kind: 'not-a-telephone', fault: { kind: 'too-short' } },
    });
    expect(form.state$.value.stops).toBe(1);
    fillIn(form).submit();
    expect(browser.underWay()).toHaveLength(1);
  });

  it('shows what is wrong with a field when the shopper goes on from it', () => {
    const form = fillIn(aBrowser().open(), { email: 'sam@' });
    form.leave('email');
    form.leave('first_name');
    expect(Object.keys(form.state$.value.faults)).toEqual(['email']);
  });

  it('is stored once where the answer was cut off and it is sent again', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.submit();
    browser.answer('cut');
    expect(phaseOf(form)).toEqual({ kind: 'refused', failure: { kind: 'timed-out' } });
    expect(form.state$.value.values).toEqual(SAM);
    form.submit();
    browser.answer('stored');
    expect(browser.stored.size).toBe(1);
    expect(phaseOf(form)).toMatchObject({ receipt: { reference: 'R-1' } });
  });

  it('is another once its message was changed, even after the first was cut off', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open(), { ...SAM, message: 'Please call' });
    form.submit();
    browser.answer('cut');
    form.change('message', 'Please do not call');
    form.submit();
    browser.answer('stored');
    expect(phaseOf(form)).toMatchObject({ receipt: { reference: 'R-2' } });
    const messages = [...browser.stored.values()].map(({ fields }) => fields.at(-1)?.[1]);
    expect(messages).toEqual(['Please call', 'Please do not call']);
  });

  it('brings what the desk finds wrong back to the fields that can be seen', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.submit();
    const faults = { telephone: 'Not in use', [TERMS_NAME]: 'Please agree', secret: 'No' };
    browser.answer({ failure: { kind: 'field-faults', faults } });
    expect(form.state$.value.faults).toEqual({
      telephone: { kind: 'field-refused', reason: 'Not in use' },
      [TERMS_NAME]: { kind: 'field-refused', reason: 'Please agree' },
    });
    expect(phaseOf(form)).toMatchObject({ failure: { faults } });
    const failure = { kind: 'field-faults', faults } as const;
    expect(unplacedReasons(aCallbackForm(), failure)).toEqual(['No']);
    expect(unplacedReasons(aCallbackForm(), { kind: 'timed-out' })).toEqual([]);
    form.change('telephone', '07700 900124');
    form.submit();
    browser.answer('stored');
    expect(phaseOf(form).kind).toBe('sent');
  });

  it('carries a refusal as it is', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    const failure = { kind: 'refused', status: 429, retryAfterSeconds: 30 } as const;
    form.submit();
    browser.answer({ failure });
    expect(phaseOf(form)).toEqual({ kind: 'refused', failure });
    form.dismiss();
    expect(phaseOf(form)).toEqual({ kind: 'editing' });
  });

  it('goes on from where a post without script left it', () => {
    const posted = { ...blankForm({}, 'posted'), values: SAM, stops: 1 };
    const browser = aBrowser({ form: posted });
    const form = browser.open();
    expect(form.state$.initial).toBe(posted);
    form.submit();
    expect(browser.submissions[0]?.key).toMatch(/^posted\./);
  });
});

describe('A day that is asked for', () => {
  it.each([
    ['ten past midnight in summer', Date.UTC(2026, 6, 14, 23, 10), '2026-07-15'],
    ['ten to midnight in summer', Date.UTC(2026, 6, 15, 22, 50), '2026-07-15'],
    ['ten to midnight in winter', Date.UTC(2026, 11, 1, 23, 50), '2026-12-01'],
  ])('can be today as it is in Britain at %s', (_, now, today) => {
    const visit = aField({ name: 'visit', kind: 'date', required: true });
    const browser = aBrowser({ definition: aForm([visit]) });
    browser.clock.time = now;
    const form = browser.open();
    form.change('visit', today);
    form.submit();
    expect(browser.submissions[0]?.fields).toEqual([
      ['visit', today.split('-').reverse().join('/')],
    ]);
    form.change('visit', '2026-07-13');
    form.leave('visit');
    expect(form.state$.value.faults).toEqual({
      visit: { kind: 'day-too-early', earliest: today },
    });
  });
});

describe('An enquiry without a connection', () => {
  function cutOff() {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    browser.goOnline(false);
    form.submit();
    browser.answer('lost');
    return { browser, form };
  }

  it('waits, and goes by itself and once when the connection is back', () => {
    const { browser, form } = cutOff();
    expect(phaseOf(form).kind).toBe('waiting');
    browser.goOnline(true);
    browser.goOnline(false);
    browser.goOnline(true);
    expect(browser.submissions.map(({ key }) => key)).toEqual(
      Array(2).fill(browser.submissions[0]?.key),
    );
    browser.answer('stored');
    expect(phaseOf(form).kind).toBe('sent');
    browser.goOnline(false);
    browser.goOnline(true);
    expect(browser.submissions).toHaveLength(2);
  });

  it('can be sent by hand as well, and does not go twice', () => {
    const { browser, form } = cutOff();
    form.submit();
    browser.goOnline(true);
    expect(browser.underWay()).toHaveLength(1);
    browser.answer('stored');
    expect(browser.submissions).toHaveLength(2);
  });

  it('does not go by itself once it was changed', () => {
    const { browser, form } = cutOff();
    form.change('message', 'Half a sen');
    browser.goOnline(true);
    expect(browser.underWay()).toEqual([]);
    expect(phaseOf(form)).toEqual({ kind: 'editing' });
  });

  it('is refused where it was not the connection', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.submit();
    browser.answer('lost');
    expect(phaseOf(form)).toEqual({ kind: 'refused', failure: { kind: 'unreachable' } });
  });

  it('goes when the page is opened again, too', () => {
    const { browser, form } = cutOff();
    browser.goOnline(true);
    browser.answer('lost');
    expect(phaseOf(form).kind).toBe('refused');
    browser.goOnline(false);
    form.submit();
    browser.answer('lost');
    const reopened = browser.open();
    browser.answer('lost');
    expect(phaseOf(reopened).kind).toBe('waiting');
    browser.goOnline(true);
    browser.answer('stored');
    expect(browser.stored.size).toBe(1);
  });
});

describe('What a shopper says of themselves', () => {
  const inAnother = (browser: ReturnType<typeof aBrowser>, start: Partial<EnquiryStart> = {}) => {
    const other = aBrowser({
      formName: 'question',
      definition: aForm([
        aField({ name: 'given', slug: 'first_name' }),
        aField({ name: 'phone' }),
        aField({ name: 'message', kind: 'textarea' }),
      ]),
      ...start,
    });
    browser.drafts.forEach((draft, name) => other.drafts.set(name, draft));
    return other;
  };

  it('stands in every other form, and what was said of the matter does not', () => {
    const browser = aBrowser();
    fillIn(browser.open(), { ...SAM, message: 'Is it there?' }).submit();
    browser.answer('stored');
    const { state$ } = inAnother(browser).open();
    expect(state$.value.values).toEqual({ given: 'Sam', phone: '07700 900123' });
    expect(state$.value.isRestored).toBe(true);
  });

  it('takes the place of nothing that is chosen, and is no draft of that form', () => {
    const browser = aBrowser();
    fillIn(browser.open());
    const other = inAnother(browser, { blank: { phone: '01632 960 001' } });
    expect(other.open().state$.value.values).toEqual({ given: 'Sam', phone: '01632 960 001' });
    expect(other.drafts.has('question')).toBe(false);
  });

  it('is forgotten with the form that is cleared, and after a day', () => {
    const browser = aBrowser();
    fillIn(browser.open());
    const later = inAnother(browser);
    later.clock.time += DRAFT_AGE_MS + 1;
    expect(later.open().state$.value.values).toEqual({});
    const other = inAnother(browser);
    other.open().startAnew();
    expect(other.open().state$.value.values).toEqual({});
  });

  it('stands there again for another of the same form', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.submit();
    browser.answer('stored');
    form.dismiss();
    expect(form.state$.value.values).toEqual(SAM);
    expect(phaseOf(form)).toEqual({ kind: 'editing' });
  });
});

describe('A form that is left before it was sent', () => {
  it('has what was typed when it is opened again', () => {
    const browser = aBrowser();
    fillIn(browser.open(), { first_name: 'Sam', message: 'Hello\n' });
    const { state$ } = browser.open();
    expect(state$.value.values).toEqual({ first_name: 'Sam', message: 'Hello\n' });
    expect(state$.value.isRestored).toBe(true);
    expect(state$.initial).toMatchObject({ values: {}, isRestored: false });
    expect(browser.submissions).toEqual([]);
  });

  it('is sent again under its key where it was being sent, and is stored once', () => {
    const browser = aBrowser();
    fillIn(browser.open()).submit();
    browser.storeUnderWay();
    const reopened = browser.open();
    expect(phaseOf(reopened).kind).toBe('sending');
    browser.answer('stored');
    expect(browser.stored.size).toBe(1);
    expect(phaseOf(reopened)).toMatchObject({ receipt: { reference: 'R-1' } });
  });

  it('is not sent by itself where it was changed while it was being sent', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.submit();
    form.change('message', 'One thing mo');
    const reopened = browser.open();
    expect(phaseOf(reopened).kind).toBe('editing');
    expect(browser.underWay()).toEqual([]);
  });

  it('is not sent by itself where the form has another shape by now', () => {
    const browser = aBrowser();
    fillIn(browser.open(), { ...SAM, time: 'am' }).submit();
    const stored = browser.drafts.get('callback');
    const changed = aBrowser({
      definition: aCallbackForm({
        fields: aCallbackForm().fields.filter((f) => f.name !== 'time'),
      }),
    });
    if (stored !== undefined) changed.drafts.set('callback', stored);
    const reopened = changed.open();
    expect(reopened.state$.value.values).toEqual(SAM);
    expect(phaseOf(reopened)).toEqual({ kind: 'editing' });
  });

  it('is forgotten after a day', () => {
    const browser = aBrowser();
    fillIn(browser.open());
    browser.clock.time += DRAFT_AGE_MS + 1;
    expect(browser.open().state$.value.values).toEqual({});
    expect(browser.drafts.size).toBe(0);
  });

  it('counts its day from the first field, not from the last', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    browser.clock.time += DRAFT_AGE_MS;
    form.change('message', 'Hello');
    browser.clock.time += 1;
    expect(browser.open().state$.value.values).toEqual({});
  });

  it('is forgotten where the shopper empties it', () => {
    const browser = aBrowser();
    const form = fillIn(browser.open());
    form.startAnew();
    expect(form.state$.value.values).toEqual({});
    expect(browser.drafts.size).toBe(0);
  });

  it('does not touch its draft before the page is awake', () => {
    const browser = aBrowser();
    fillIn(browser.open());
    const before = browser.drafts.get('callback');
    const asleep = browser.open(false);
    expect(asleep.state$.value.values).toEqual({});
    expect(browser.drafts.get('callback')).toBe(before);
    asleep.wake();
    expect(asleep.state$.value.values).toEqual(SAM);
  });
});
