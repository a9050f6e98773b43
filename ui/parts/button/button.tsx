import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { SiteLinkProps } from '../site-link/site-link';
import { AnchorButton, NativeButton, Spinner, type ButtonKind } from './button.styles';

interface ButtonChoices {
  /** One primary action in a view; quiet for the others; link for what is hardly an action. */
  readonly kind?: ButtonKind;
  /** As wide as what holds it. */
  readonly wide?: boolean;
  /** 36 px high, for a row of small things; else 44 px. */
  readonly compact?: boolean;
}

export interface ButtonProps extends ButtonChoices, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: a press does nothing, focus stays, and the label may say what happens. */
  readonly busy?: boolean;
  /** The label while busy: "Sending". */
  readonly busyLabel?: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
};

/** A press that does something here. For going somewhere, `ButtonLink`. */
export function Button({
  kind = 'primary',
  wide = false,
  compact = false,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <NativeButton
      {...rest}
      type={type}
      $kind={kind}
      $wide={wide}
      $compact={compact}
      aria-disabled={busy || undefined}
      onClick={busy ? swallow : onClick}
    >
      {busy ? (
        <>
          <Spinner aria-hidden="true" />
          <span>{busyLabel ?? children}</span>
        </>
      ) : (
        children
      )}
    </NativeButton>
  );
}

export interface ButtonLinkProps extends ButtonChoices, SiteLinkProps {}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  wide = false,
  compact = false,
  ...rest
}: ButtonLinkProps) {
  return <AnchorButton {...rest} $kind={kind} $wide={wide} $compact={compact} />;
}
