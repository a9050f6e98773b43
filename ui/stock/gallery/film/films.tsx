import { Play } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { filmPlace } from '../../../../core/gallery/public';
import type { Film } from '../../../../core/stock/public';
import { filmWords, hostedFilmWords } from '../../../copy/gallery-copy';
import { Picture } from '../../../parts/picture/picture';
import { FilmPlayer } from './film-player';
import { FilmStage, FilmThumbnail, FilmThumbnails } from './films.styles';
import { PHOTO_HEIGHT, PHOTO_WIDTH, type GalleryPhoto } from '../gallery-photos';
import type { KnownFailures } from '../use-known-failures';

export interface FilmsProps {
  /** At least one. */
  readonly films: readonly Film[];
  readonly title: string;
  readonly poster: GalleryPhoto;
  /** The poster is the largest picture of the page's first screen [GAL-03]. */
  readonly priority: boolean;
  readonly failures: KnownFailures;
  /** The first has been pressed already. */
  readonly isRequested: boolean;
}

/**
 * Films of the vehicle. One plays on a press on its picture [GAL-07]; a film with another host is a
 * link, so that nobody is called before the shopper asks.
 */
export function Films({ films, title, poster, priority, failures, isRequested }: FilmsProps) {
  const [chosen, setChosen] = useState(() =>
    isRequested && films[0] !== undefined && filmPlace(films[0])?.kind === 'here' ? 0 : undefined,
  );
  const count = films.length;

  const linkTo = (place: number) => {
    const film = films[place];
    const at = film && filmPlace(film);
    if (film === undefined || at === undefined) return undefined;
    if (at.kind === 'host') {
      return {
        href: film.address,
        target: '_blank',
        rel: 'noopener noreferrer',
        words: hostedFilmWords(place, count, at.name),
      };
    }
    return {
      href: film.address,
      words: filmWords(place, count),
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        setChosen(place);
      },
    };
  };
  const face = (size: number, isFirst: boolean) => (
    <Picture
      {...failures.left(
        isFirst ? poster.src : poster.thumb,
        isFirst ? poster.srcSet : undefined,
        isFirst ? poster.original : undefined,
      )}
      sizes="(min-width: 1024px) 60vw, 100vw"
      alt=""
      width={size}
      height={(size * PHOTO_HEIGHT) / PHOTO_WIDTH}
      priority={isFirst && priority}
      fill
    />
  );
  const playing = chosen === undefined ? undefined : films[chosen];
  const [first, ...rest] = films.map((film, place) => ({ film, place, link: linkTo(place) }));

  return (
    <>
      <FilmStage onErrorCapture={failures.note}>
        {playing !== undefined ? (
          <FilmPlayer
            key={playing.address}
            address={playing.address}
            poster={poster.src}
            name={`${title}, video`}
          />
        ) : (
          first?.link !== undefined && (
            <a {...withoutWords(first.link)}>
              {face(PHOTO_WIDTH, true)}
              <span className="play">
                <Play aria-hidden="true" size={28} />
              </span>
              <span className="words">{first.link.words}</span>
            </a>
          )
        )}
      </FilmStage>
      {first !== undefined && rest.length > 0 && (
        <FilmThumbnails onErrorCapture={failures.note}>
          {[first, ...rest].map(
            ({ film, place, link }) =>
              link !== undefined && (
                <li key={film.id}>
                  <FilmThumbnail
                    {...withoutWords(link)}
                    aria-current={place === chosen ? 'true' : undefined}
                  >
                    {face(55, false)}
                    <Play aria-hidden="true" size={16} />
                    <span className="visually-hidden">{link.words}</span>
                  </FilmThumbnail>
                </li>
              ),
          )}
        </FilmThumbnails>
      )}
    </>
  );
}

const withoutWords = <T extends { readonly words: string }>({ words: _, ...link }: T) => link;
