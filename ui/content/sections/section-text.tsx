import type { SectionLink, SectionPicture } from '../../../core/content/public';
import { ButtonLink } from '../../parts/button/button';
import { Picture } from '../../parts/picture/picture';
import { Intro, PictureBox } from './section.styles';
import { EditorText } from '../editor-text';

/** A line and a text, as much of them as there is. */
export const TextOf = ({
  intro,
  html,
}: {
  readonly intro?: string | undefined;
  readonly html?: string | undefined;
}) => (
  <>
    {intro !== undefined && <Intro>{intro}</Intro>}
    {html !== undefined && <EditorText html={html} />}
  </>
);

/** The way on from a block. */
export const WayOf = ({
  link,
  kind,
}: {
  readonly link: SectionLink | undefined;
  readonly kind?: 'primary' | 'quiet';
}) =>
  link !== undefined && (
    <p className="way">
      <ButtonLink href={link.address} title={link.title} kind={kind ?? 'quiet'}>
        {link.text}
      </ButtonLink>
    </p>
  );

/** Pixels of the room that is kept for it. */
const WIDTH = 640;
const HEIGHT = 400;

/** A picture in its room; where it is gone, a drawing stands there. */
export const PictureOf = ({
  picture,
  priority = false,
}: {
  readonly picture: SectionPicture | undefined;
  readonly priority?: boolean;
}) =>
  picture !== undefined && (
    <PictureBox>
      <Picture
        src={picture.address}
        alt={picture.alt}
        width={WIDTH}
        height={HEIGHT}
        priority={priority}
        fill
      />
    </PictureBox>
  );

/** Of one thing among others: below the heading of their section, where it has one. */
export const ItemHeading = ({
  of,
  below,
}: {
  readonly of: string | undefined;
  readonly below: string | undefined;
}) => {
  if (of === undefined) return undefined;
  return below === undefined ? <h2>{of}</h2> : <h3>{of}</h3>;
};
