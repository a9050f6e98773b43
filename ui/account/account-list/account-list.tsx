import { useEffect, useRef, useState } from 'react';
import { filter, fromEvent, tap } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { createAccountList } from '../../../core/showroom/public';
import type { KeptApart } from '../../../core/account/public';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { AccountListCard } from './account-list-card';

export interface AccountListProps {
  readonly level: 2 | 3;
  /** Told of calls that failed: the session may be over. */
  readonly onFailed?: (failure: GatewayFailure) => void;
  /** Told once the account’s list has become another by what was done here. */
  readonly onChanged?: () => void;
}

const notYet = () => undefined;

/**
 * The saved vehicles of the customer who is logged in beside those of this device. A server knows
 * the account’s alone, so it sends the place for it.
 */
export function AccountList(props: AccountListProps) {
  const { openSession } = useApp();
  const [session, setSession] = useState<{ readonly keptApart: KeptApart | undefined }>();
  useEffect(() => {
    const life = new AbortController();
    openSession().then(
      ({ isSignedIn, keptApart }) => {
        if (!life.signal.aborted) setSession({ keptApart: isSignedIn() ? keptApart : undefined });
      },
      () => undefined,
    );
    return () => {
      life.abort();
    };
  }, [openSession]);
  if (session === undefined) {
    return (
      <AccountListCard
        view={{ kind: 'asking' }}
        level={props.level}
        onLoad={notYet}
        onAddHere={notYet}
        onSaveToAccount={notYet}
        onTakeBack={notYet}
        onTryAgain={notYet}
        onKeepApart={notYet}
      />
    );
  }
  return session.keptApart === undefined ? null : (
    <OfCustomer {...props} keptApart={session.keptApart} />
  );
}

function OfCustomer({
  level,
  onFailed,
  onChanged,
  keptApart,
}: AccountListProps & { readonly keptApart: KeptApart }) {
  const { ports, shortlist, settings, childScope } = useApp();
  const list = useViewModel((scope) =>
    createAccountList(scope, {
      desk: ports.accountList,
      catalogue: ports.catalogue,
      shortlist,
      settings,
      keptApart,
      ...(onFailed !== undefined && { failed: onFailed }),
    }),
  );
  const view = useBehavior(list.view$);
  const tells = useRef(onChanged);
  useEffect(() => {
    tells.current = onChanged;
  });
  useEffect(() => {
    shortlist.restore();
    list.load();
    // Another device may have changed the account's list while nobody looked.
    const scope = childScope();
    scope.run(
      fromEvent(document, 'visibilitychange').pipe(
        filter(() => document.visibilityState === 'visible'),
        tap(list.load),
      ),
    );
    return scope.end;
  }, [list, shortlist, childScope]);
  const done =
    view.kind === 'known' && view.outcome?.kind !== 'not-changed' ? view.outcome : undefined;
  useEffect(() => {
    if (done !== undefined) tells.current?.();
  }, [done]);
  if (view.kind === 'absent') return null;
  return (
    <AccountListCard
      view={view}
      level={level}
      onLoad={list.load}
      onAddHere={list.addHere}
      onSaveToAccount={list.saveToAccount}
      onTakeBack={list.takeBack}
      onTryAgain={list.tryAgain}
      onKeepApart={list.keepApart}
    />
  );
}
