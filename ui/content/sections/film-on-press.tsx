import { useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { videoPlace, type SectionPicture } from '../../../core/content/public';
import { filmNote, playWords, watchWords } from '../../copy/content/page-copy';
import { OPENS_A_NEW_TAB } from '../../copy/forms/enquiry-copy';
import { SiteLink } from '../../parts/site-link/site-link';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { radius, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { PictureOf } from './section-text';
import { PictureBox } from './section.styles';

const Stage = styled.div`
  position: relative;
  flex: none;
  aspect-ratio: 16 / 10;
  overflow: clip;
  background: ${token('wash')};
  > a {
    position: absolute;
    inset: 0;
    color: inherit;
    ${PictureBox} {
      height: 100%;
    }
  }
  iframe,
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    background: #000;
  }
  .play {
    position: absolute;
    inset-block-end: ${space(12)};
    inset-inline-start: ${space(12)};
    display: inline-flex;
    align-items: center;
    gap: ${space(8)};
    min-height: ${TOUCH_TARGET};
    max-width: calc(100% - ${space(24)});
    padding: ${space(8, 16)};
    border-radius: ${radius.control};
    background: ${token('brand')};
    color: ${token('on-brand')};
    font-weight: 600;
    ${text(15)}
    &::before {
      content: '▶' / '';
    }
  }
`;

const Note = styled.p`
  padding: ${space(8, 16)};
  color: ${token('ink-soft')};
  ${text(13)}
`;

interface FilmOnPressProps {
  readonly address: string;
  readonly title: string | undefined;
  readonly picture: SectionPicture | undefined;
}

/**
 * A film of an editor's (PAGE-18, PAGE-19): nobody else is called before a press, which is a link to
 * the film where there is no script. A host that we cannot play from is only ever led to.
 */
export function FilmOnPress({ address, title, picture }: FilmOnPressProps) {
  const [plays, setPlays] = useState(false);
  const place = videoPlace(address);
  if (place === undefined) return <PictureOf picture={picture} />;
  const host = place.kind === 'player' ? place.host : undefined;
  if (plays && place.kind === 'player') {
    return (
      <Stage>
        <iframe
          src={place.address}
          title={title ?? place.host}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
          ref={focused}
        />
      </Stage>
    );
  }
  if (plays && place.kind === 'file') {
    return (
      <Stage>
        <video
          src={place.address}
          poster={picture?.address}
          aria-label={title ?? watchWords(undefined)}
          controls
          autoPlay
          // Sound waits for another press.
          muted
          playsInline
          preload="none"
          ref={focused}
        />
      </Stage>
    );
  }
  const play = (event: MouseEvent) => {
    if (place.kind === 'elsewhere') return;
    event.preventDefault();
    setPlays(true);
  };
  const isElsewhere = !address.startsWith('/') || address.startsWith('//');
  return (
    <>
      <Stage>
        <SiteLink
          href={address}
          onClick={play}
          {...(place.kind !== 'elsewhere' && { 'data-replay': '' })}
          {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <PictureOf picture={picture} />
          <span className="play">
            <span>{place.kind === 'elsewhere' ? watchWords(title) : playWords(title, host)}</span>
            {place.kind === 'elsewhere' && isElsewhere && (
              <VisuallyHidden> {OPENS_A_NEW_TAB}</VisuallyHidden>
            )}
          </span>
        </SiteLink>
      </Stage>
      {host !== undefined && <Note>{filmNote(host)}</Note>}
    </>
  );
}

/** The press has taken away what had the focus. */
const focused = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true });
};
