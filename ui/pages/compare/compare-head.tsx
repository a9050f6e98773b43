import { X } from 'lucide-react';
import { sharedShortlistPath } from '../../../core/shortlist/public';
import { cardPictures, cardRibbon, titleParts, vehiclePath } from '../../../core/stock/public';
import { removeName } from '../../copy/compare-copy';
import { RIBBON_WORDS } from '../../copy/vehicle-copy';
import { useApp } from '../../kit/app-context';
import { Ribbon } from '../../parts/badge/badge';
import { IconButton } from '../../parts/icon-button/icon-button';
import { IconLink } from '../../parts/icon-button/icon-link';
import { Picture } from '../../parts/picture/picture';
import { SiteLink } from '../../parts/site-link/site-link';
import { SkeletonPicture, SkeletonText } from '../../parts/skeleton/skeleton';
import { photosOf } from '../../stock/vehicle-card/card-photos';
import { columnTitle, type CompareColumn } from './compare-columns';
import { HeadCell } from './compare-table.styles';

interface CompareHeadProps {
  readonly column: CompareColumn;
  readonly columns: readonly CompareColumn[];
  /** Takes the vehicle out; of a list that an address carries, another address does. */
  readonly onRemove: ((slug: string) => void) | undefined;
}

/** The head of a column, which stays in sight (UX rule 17). */
export function CompareHead({ column, columns, onRemove }: CompareHeadProps) {
  const { settings } = useApp();
  const { slug, vehicle } = column;
  const title = columnTitle(column);
  const name = removeName(title);
  const rest = columns.map((held) => held.slug).filter((held) => held !== slug);
  const cross = <X aria-hidden="true" size={18} />;
  const [photo] =
    vehicle === undefined ? [] : photosOf(cardPictures(vehicle), title, settings.placeholderWhen);
  const ribbon = vehicle && cardRibbon(vehicle);
  const derivative = vehicle && titleParts(vehicle).derivative;
  return (
    <HeadCell scope="col" data-column={slug} tabIndex={-1}>
      <div className="head">
        <div className="photo">
          {photo === undefined ? (
            <SkeletonPicture />
          ) : (
            <Picture {...photo} alt="" sizes="(min-width: 1024px) 120px, 45vw" priority fill />
          )}
          {(ribbon === 'reserved' || ribbon === 'example') && (
            <Ribbon className="ribbon">{RIBBON_WORDS[ribbon]}</Ribbon>
          )}
        </div>
        <div className="words">
          {vehicle === undefined ? (
            <SkeletonText $size={15} $lines={2} />
          ) : (
            <>
              <SiteLink href={vehiclePath(vehicle)} title={title}>
                {title}
              </SiteLink>
              <p className="derivative" title={derivative}>
                {derivative ?? ' '}
              </p>
            </>
          )}
        </div>
      </div>
      <div className="remove">
        {onRemove === undefined ? (
          <IconLink name={name} href={sharedShortlistPath('compare', rest)} keepScroll>
            {cross}
          </IconLink>
        ) : (
          <IconButton
            name={name}
            onClick={() => {
              onRemove(slug);
            }}
          >
            {cross}
          </IconButton>
        )}
      </div>
    </HeadCell>
  );
}
