import { HELP_WORDS } from '../../copy/finance-pages-copy';
import { telephoneAddress } from '../../copy/telephone-address';
import { ButtonLink } from '../../parts/button/button';
import { Actions, HelpSheet } from './finance-pages.styles';

/** Whom to ask: those who advise on debt for nothing, and us. */
export const FreeHelp = () => (
  <HelpSheet aria-label={HELP_WORDS.title}>
    <div>
      <h2>{HELP_WORDS.title}</h2>
      <p>{HELP_WORDS.text}</p>
      <Actions>
        <ButtonLink kind="quiet" href={HELP_WORDS.address}>
          {HELP_WORDS.link}
        </ButtonLink>
        <ButtonLink kind="link" href={telephoneAddress(HELP_WORDS.telephone)}>
          {HELP_WORDS.call}
        </ButtonLink>
      </Actions>
    </div>
    <div>
      <h2>{HELP_WORDS.talk}</h2>
      <p>{HELP_WORDS.talkText}</p>
      <Actions>
        <ButtonLink kind="quiet" href="/contact/">
          {HELP_WORDS.talkLink}
        </ButtonLink>
      </Actions>
    </div>
  </HelpSheet>
);
