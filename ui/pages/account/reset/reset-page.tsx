import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { LOGIN_PATH, PASSWORD_RESET_PATH } from '../../../../core/account/public';
import { Heading } from '../../../content/text-page.styles';
import { RESET_WORDS } from '../../../copy/account/account-copy';
import { ERROR_TITLE } from '../../../copy/forms/form-copy';
import { PageHead } from '../../../kit/page-head';
import { ButtonLink } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { SiteLink } from '../../../parts/site-link/site-link';
import { AccountColumns, AccountSheet } from '../account.styles';
import { AskForm } from './ask-form';
import type { ResetState } from './reset-loader';
import type { ResetPosted } from './reset-posted';
import { SetForm } from './set-form';

type PostedOf<Kind extends ResetPosted['kind']> =
  Extract<ResetPosted, { readonly kind: Kind }> | undefined;

const postedOf = <Kind extends ResetPosted['kind']>(
  posted: ResetPosted | undefined,
  kind: Kind,
): PostedOf<Kind> => (posted?.kind === kind ? (posted as PostedOf<Kind>) : undefined);

/** Setting a password: asking for a link, and choosing one with it (ROUTE-16). */
export function ResetPage() {
  const state = useLoaderData<ResetState>();
  const posted = useActionData<ResetPosted>();
  const setting = postedOf(posted, 'set');
  const isOver = setting?.failure?.kind === 'link-over';
  const title = titleOf(state, isOver);
  const [isStopped, setStopped] = useState(posted !== undefined);
  const onStop = () => {
    setStopped(true);
  };
  return (
    <PageFrame>
      <PageHead
        title={isStopped ? ERROR_TITLE + title : title}
        description={
          state.kind === 'set' ? RESET_WORDS.set.description : RESET_WORDS.ask.description
        }
        indexed={false}
      />
      <Heading>{title}</Heading>
      <AccountColumns>
        <AccountSheet>
          {isOver ? <LinkOver /> : <Shown {...{ state, posted, onStop }} />}
          {state.kind !== 'set' && <SiteLink href={LOGIN_PATH}>{RESET_WORDS.back}</SiteLink>}
        </AccountSheet>
      </AccountColumns>
    </PageFrame>
  );
}

function titleOf({ kind }: ResetState, isOver: boolean): string {
  if (isOver) return RESET_WORDS.over.title;
  if (kind === 'set') return RESET_WORDS.set.title;
  return kind === 'sent' ? RESET_WORDS.sent.title : RESET_WORDS.ask.title;
}

interface ShownProps {
  readonly state: ResetState;
  readonly posted: ResetPosted | undefined;
  readonly onStop: () => void;
}

function Shown({ state, posted, onStop }: ShownProps) {
  switch (state.kind) {
    case 'set':
      return <SetForm posted={postedOf(posted, 'set')} onStop={onStop} />;
    case 'ask':
      return <AskForm posted={postedOf(posted, 'asked')} onStop={onStop} />;
    case 'ask-for-reservation':
      return (
        <AskForm
          posted={postedOf(posted, 'asked')}
          reservation={state.reservation}
          onStop={onStop}
        />
      );
    case 'sent':
      return <Sent />;
  }
}

const Sent = () => (
  <>
    <div role="status">
      <Notice tone="good">{RESET_WORDS.sent.text}</Notice>
    </div>
    <p className="lead">{RESET_WORDS.sent.hint}</p>
    <SiteLink href={PASSWORD_RESET_PATH}>{RESET_WORDS.sent.again}</SiteLink>
  </>
);

const LinkOver = () => (
  <>
    <Notice tone="warning">{RESET_WORDS.over.text}</Notice>
    <ButtonLink href={PASSWORD_RESET_PATH}>{RESET_WORDS.over.submit}</ButtonLink>
  </>
);
