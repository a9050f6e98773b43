import type { ArticleSummary } from '../../../../core/content/public';
import { Picture } from '../../../parts/picture/picture';

interface ArticlePictureProps {
  readonly article: Pick<ArticleSummary, 'picture' | 'pictureWidths'>;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/** Nobody tells how large a picture is; in its box it is cut to the box's own proportions. */
const WIDTH = 1280;
const HEIGHT = 800;

/** An article's picture in a box of given proportions; a drawing where there is none, or it is gone (IG-1). */
export const ArticlePicture = ({
  article: { picture = '', pictureWidths },
  sizes,
  priority = false,
}: ArticlePictureProps) => (
  <Picture
    src={picture}
    srcSet={
      pictureWidths.length === 0
        ? undefined
        : pictureWidths.map(({ address, width }) => `${address} ${String(width)}w`).join(', ')
    }
    sizes={sizes}
    alt=""
    width={WIDTH}
    height={HEIGHT}
    priority={priority}
    fill
  />
);
