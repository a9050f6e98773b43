import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import { NoticeBox, type NoticeTone } from './notice.styles';

const ICONS: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  good: 'check',
  warning: 'warning',
  error: 'alert',
};

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Offers to do again what failed. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
}

/** Something to know about this block of the page. An error is spoken as soon as it appears. */
export function Notice({
  tone = 'info',
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
}: NoticeProps) {
  return (
    <NoticeBox $tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} size={20} />
      <div className="words">
        {title !== undefined && <p className="title">{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {onRetry !== undefined && (
        <Button kind="quiet" compact busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </NoticeBox>
  );
}
