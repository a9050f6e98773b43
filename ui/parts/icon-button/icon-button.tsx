import type { ButtonHTMLAttributes, Ref } from 'react';
import type { SiteLinkProps } from '../site-link/site-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import {
  AnchorIconButton,
  Count,
  NativeIconButton,
  type IconButtonKind,
} from './icon-button.styles';
import type { Blocks } from '../blocks';

interface IconButtonChoices {
  /** What is heard instead of the picture: "Add Ford Fiesta to favourites". */
  readonly name: string;
  /** Raised on a disc of paper where it lies on a picture. */
  readonly kind?: IconButtonKind;
  /** A number in a small badge; nothing is shown for 0. Say it in `name` too. */
  readonly count?: number | undefined;
  /** The icon, `aria-hidden`. */
  readonly children: Blocks;
}

export interface IconButtonProps
  extends IconButtonChoices, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'name'> {
  /** For something that is on or off: the favourite star. */
  readonly pressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

function Face({ name, count, children }: IconButtonChoices) {
  return (
    <>
      {children}
      {count !== undefined && count > 0 && <Count aria-hidden="true">{count}</Count>}
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

/** A press shown by a picture alone, 44 px square. */
export function IconButton({
  name,
  kind = 'plain',
  count,
  pressed,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <NativeIconButton {...rest} type={type} $kind={kind} aria-pressed={pressed}>
      <Face name={name} count={count}>
        {children}
      </Face>
    </NativeIconButton>
  );
}

export interface IconLinkProps
  extends IconButtonChoices, Omit<SiteLinkProps, 'children' | 'name'> {}

/** The same as a link: favourites and compare in the header. */
export function IconLink({ name, kind = 'plain', count, children, ...rest }: IconLinkProps) {
  return (
    <AnchorIconButton {...rest} $kind={kind}>
      <Face name={name} count={count}>
        {children}
      </Face>
    </AnchorIconButton>
  );
}
