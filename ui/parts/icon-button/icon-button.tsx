import type { ButtonHTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Count, NativeIconButton, type IconButtonKind } from './icon-button.styles';
import type { Blocks } from '../blocks';

export interface IconButtonChoices {
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

/** What is seen and heard of it, a button or a link. */
export function IconFace({ name, count, children }: IconButtonChoices) {
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
      <IconFace name={name} count={count}>
        {children}
      </IconFace>
    </NativeIconButton>
  );
}
