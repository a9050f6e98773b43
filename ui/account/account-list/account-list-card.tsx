import { useId } from 'react';
import { onlyInAccount, onlyInBrowser } from '../../../core/account/public';
import type { AccountListOutcome, AccountListView } from '../../../core/showroom/public';
import { ACCOUNT_LIST_WORDS } from '../../copy/account/account-list-copy';
import { failureWords } from '../../copy/failure-copy';
import { nameOfSaved } from '../../copy/saved-name';
import { Button } from '../../parts/button/button';
import { Notice } from '../../parts/notice/notice';
import { AccountListBox } from './account-list.styles';

export interface AccountListCardProps {
  readonly view: Exclude<AccountListView, { readonly kind: 'absent' }>;
  /** Of the box's own heading. */
  readonly level: 2 | 3;
  readonly onLoad: () => void;
  readonly onAddHere: () => void;
  readonly onSaveToAccount: () => void;
  readonly onTakeBack: () => void;
  readonly onTryAgain: () => void;
  readonly onKeepApart: () => void;
}

type Known = Extract<AccountListView, { readonly kind: 'known' }>;

/** What the saved vehicles of an account and of a device have to offer each other; nothing happens unasked. */
export function AccountListCard({ view, level, ...on }: AccountListCardProps) {
  const title = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  /** The button goes with what it offered, and the focus would be lost with it. */
  const thenHere = (act: () => void) => () => {
    document.getElementById(title)?.focus({ preventScroll: true });
    act();
  };
  return (
    <AccountListBox aria-labelledby={title} aria-busy={view.kind === 'asking'}>
      <Title className="title" id={title} tabIndex={-1}>
        {ACCOUNT_LIST_WORDS.title}
      </Title>
      {view.kind === 'asking' && <p className="words">{ACCOUNT_LIST_WORDS.asking}</p>}
      {view.kind === 'failed' && (
        <Notice tone="warning" onRetry={on.onLoad}>
          <p>{`${failureWords(view.failure)} ${ACCOUNT_LIST_WORDS.failed}`}</p>
        </Notice>
      )}
      {view.kind === 'known' && (
        <>
          <Offers
            view={view}
            onAddHere={thenHere(on.onAddHere)}
            onKeepApart={thenHere(on.onKeepApart)}
            onSaveToAccount={thenHere(on.onSaveToAccount)}
          />
          <div className="status" role="status">
            {view.outcome !== undefined && (
              <Outcome
                outcome={view.outcome}
                isChanging={view.isChanging}
                onTakeBack={thenHere(on.onTakeBack)}
                onTryAgain={on.onTryAgain}
              />
            )}
          </div>
        </>
      )}
    </AccountListBox>
  );
}

interface OffersProps {
  readonly view: Known;
  readonly onAddHere: () => void;
  readonly onKeepApart: () => void;
  readonly onSaveToAccount: () => void;
}

function Offers({ view, onAddHere, onKeepApart, onSaveToAccount }: OffersProps) {
  const { offer, inAccount, isKeptApart, isChanging, vehicles } = view;
  const namesOf = (slugs: readonly string[]): readonly string[] =>
    slugs.map((slug) => nameOfSaved(slug, vehicles.get(slug)));
  const onlyAccount = onlyInAccount(offer);
  const onlyBrowser = onlyInBrowser(offer);
  return (
    <>
      {offer.kind === 'nothing' && <p className="words">{ACCOUNT_LIST_WORDS.nothing}</p>}
      {offer.kind === 'same' && <p className="words">{ACCOUNT_LIST_WORDS.same(inAccount)}</p>}
      {onlyAccount.length > 0 && (
        <div className="row">
          <p className="words">
            {isKeptApart
              ? ACCOUNT_LIST_WORDS.keptApart(onlyAccount.length)
              : ACCOUNT_LIST_WORDS.onlyAccount(namesOf(onlyAccount))}
          </p>
          <div className="ways">
            <Button kind={isKeptApart ? 'quiet' : 'primary'} onClick={onAddHere}>
              {ACCOUNT_LIST_WORDS.addHere(onlyAccount.length)}
            </Button>
            {!isKeptApart && (
              <Button kind="quiet" onClick={onKeepApart}>
                {ACCOUNT_LIST_WORDS.keepApart}
              </Button>
            )}
          </div>
        </div>
      )}
      {onlyBrowser.length > 0 && (
        <div className="row">
          <p className="words">{ACCOUNT_LIST_WORDS.onlyBrowser(namesOf(onlyBrowser))}</p>
          <div className="ways">
            <Button
              kind={onlyAccount.length > 0 ? 'quiet' : 'primary'}
              busy={isChanging}
              busyLabel={ACCOUNT_LIST_WORDS.saving}
              onClick={onSaveToAccount}
            >
              {ACCOUNT_LIST_WORDS.saveToAccount(onlyBrowser.length)}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly outcome: AccountListOutcome;
  readonly isChanging: boolean;
  readonly onTakeBack: () => void;
  readonly onTryAgain: () => void;
}

function Outcome({ outcome, isChanging, onTakeBack, onTryAgain }: OutcomeProps) {
  switch (outcome.kind) {
    case 'saved': {
      const { length } = outcome.slugs;
      const isTold = length > 0 || outcome.leftOut.length === 0;
      return (
        <Notice
          tone={outcome.leftOut.length > 0 ? 'warning' : 'good'}
          {...(length > 0 && {
            onRetry: onTakeBack,
            retryLabel: ACCOUNT_LIST_WORDS.undo,
            retrying: isChanging,
          })}
        >
          {isTold && (
            <p>{length > 0 ? ACCOUNT_LIST_WORDS.saved(length) : ACCOUNT_LIST_WORDS.alreadySaved}</p>
          )}
          {outcome.leftOut.length > 0 && (
            <p>{ACCOUNT_LIST_WORDS.leftOut(outcome.leftOut.length)}</p>
          )}
        </Notice>
      );
    }
    case 'taken-back':
      return (
        <Notice tone="good">
          <p>{ACCOUNT_LIST_WORDS.takenBack(outcome.slugs.length)}</p>
        </Notice>
      );
    case 'not-changed':
      return (
        <Notice tone="error" onRetry={onTryAgain} retrying={isChanging}>
          <p>{`${failureWords(outcome.failure)} ${ACCOUNT_LIST_WORDS.notSaved}`}</p>
        </Notice>
      );
  }
}
