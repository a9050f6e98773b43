import type { FormMemory } from '../kit/form-memory';

interface LateFormMemory extends FormMemory {
  /** Settles when it is there, or will not be. */
  readonly isHere: Promise<void>;
}

/** What forms remember, whose script is still on its way; until it is there it holds nothing. */
export function lateFormMemory(open: () => Promise<FormMemory>): LateFormMemory {
  let opened: FormMemory | undefined;
  return {
    drafts: {
      read: (name) => opened?.drafts.read(name),
      write: (name, draft) => opened?.drafts.write(name, draft),
      forget: (name) => opened?.drafts.forget(name),
    },
    outcode: {
      read: () => opened?.outcode.read(),
      write: (outcode) => opened?.outcode.write(outcode),
    },
    previousAddresses: () => opened?.previousAddresses() ?? [],
    isHere: open().then(
      (memory) => {
        opened = memory;
      },
      // Without it a form lasts as long as its page.
      () => undefined,
    ),
  };
}
