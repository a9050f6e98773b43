import { styled } from 'styled-components';
import { token } from '../../theme/tokens';

const Disc = styled.svg`
  width: 1.25rem;
  height: 1.25rem;
  flex: none;
  stroke: ${token('ink-soft')};
  forced-color-adjust: none;
`;

export interface ColourSwatchProps {
  /** Any CSS colour; undefined draws the swatch of many colours in one. */
  readonly colour: string | undefined;
}

/** A small disc of a paint beside its name. Decoration: the name is the text next to it. */
export function ColourSwatch({ colour }: ColourSwatchProps) {
  return (
    <Disc aria-hidden="true" viewBox="0 0 20 20">
      {colour === undefined ? (
        <>
          <path d="M10 1a9 9 0 0 0 0 18z" fill="#8A9693" stroke="none" />
          <path d="M10 1a9 9 0 0 1 0 18z" fill="#D9DFDD" stroke="none" />
          <circle cx="10" cy="10" r="9" fill="none" />
        </>
      ) : (
        <circle cx="10" cy="10" r="9" fill={colour} />
      )}
    </Disc>
  );
}
