import { describe, expect, it } from 'vitest';
import type { EnquiryForm, EnquiryFormState, FormDefinition } from '../../../core/enquiry/public';
import { notePhotographs } from '../../../ui/form/photographs/photographs-under-way';
import { IN_STEPS } from '../../../ui/form/steps/in-steps';

const definition = { fields: [] } as Partial<FormDefinition> as FormDefinition;
const atLast = { step: 0 } as Partial<EnquiryFormState> as EnquiryFormState;

const formThat = (log: string[]): EnquiryForm =>
  ({ submit: () => log.push('sent') }) as Partial<EnquiryForm> as EnquiryForm;

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('A form of several steps with photographs', () => {
  it('is sent once the last photograph has arrived', async () => {
    const log: string[] = [];
    const form = formThat(log);
    let arrive: () => void = () => undefined;
    notePhotographs(
      form,
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    IN_STEPS.onSubmit(form, atLast, definition);
    await turn();
    expect(log).toEqual([]);
    arrive();
    await turn();
    expect(log).toEqual(['sent']);
  });

  it('is sent at once where it has none on their way', async () => {
    const log: string[] = [];
    IN_STEPS.onSubmit(formThat(log), atLast, definition);
    await turn();
    expect(log).toEqual(['sent']);
  });
});
