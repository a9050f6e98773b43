import { useId, useState } from 'react';
import { choose, freshQuery, toAddress } from '../../../core/search/public';
import { branchCarsPath, type SiteSection, type VehicleInFull } from '../../../core/stock/public';
import {
  filmPlace,
  galleryPictures,
  galleryTabs,
  type GalleryTab,
} from '../../../core/gallery/public';
import { ILLUSTRATION_LINE } from '../../copy/illustration-copy';
import { vehicleWord } from '../../copy/search-copy';
import { useApp } from '../../kit/app-context';
import { Icon } from '../../parts/icon/icon';
import { SiteLink } from '../../parts/site-link/site-link';
import { FilmPanel } from './film-panel';
import { galleryPhotos, noPhoto } from './gallery-photos';
import { GalleryTabs } from './gallery-tabs';
import { GalleryBox, Panel } from './gallery.styles';
import { PicturePanel } from './picture-panel';
import { TurnPanel } from './turn-panel';
import { useKnownFailures } from './use-known-failures';

export interface VehicleGalleryProps {
  readonly vehicle: VehicleInFull;
  /** What the vehicle is called: "2021 (71) Ford Fiesta". */
  readonly title: string;
}

function GalleryOfOne({ vehicle, title }: VehicleGalleryProps) {
  const { settings } = useApp();
  const id = useId();
  const [box, failures] = useKnownFailures();
  const films = vehicle.films.filter((film) => filmPlace(film) !== undefined);
  const { turntable, location } = vehicle;
  const { tabs, opened } = galleryTabs({ turntable, films }, settings.galleryOrder);
  const [open, setOpen] = useState(opened);
  const [used, setUsed] = useState<readonly GalleryTab[]>([opened]);
  const own = galleryPhotos(galleryPictures(vehicle, settings.placeholderWhen), title);
  const [lead = noPhoto(title)] = own;

  const contents = (tab: GalleryTab) => {
    switch (tab) {
      case 'turn':
        return used.includes('turn') ? (
          <TurnPanel frames={turntable} title={title} word={vehicleWord(vehicle.section, 1)} />
        ) : null;
      case 'pictures':
        return (
          <PicturePanel
            title={title}
            photos={own.length > 0 ? own : [lead]}
            isPlaceholder={own.length === 0}
            priority={opened === 'pictures'}
            failures={failures}
          />
        );
      case 'films':
        return (
          <FilmPanel
            isOpened={used.includes('films')}
            films={films}
            title={title}
            poster={lead}
            priority={opened === 'films'}
            failures={failures}
          />
        );
    }
  };
  return (
    <GalleryBox ref={box} aria-label={`Gallery of ${title}`}>
      <GalleryTabs
        id={id}
        tabs={tabs}
        open={open}
        pictures={own.length}
        onOpen={(tab) => {
          setOpen(tab);
          setUsed((before) => [...before, tab]);
        }}
      />
      {tabs.map((tab) => (
        <Panel
          key={tab}
          hidden={tab !== open}
          {...(tabs.length > 1 && {
            role: 'tabpanel',
            id: `${id}-${tab}-panel`,
            'aria-labelledby': `${id}-${tab}`,
          })}
        >
          {contents(tab)}
        </Panel>
      ))}
      <div className="foot">
        {own.length > 0 && vehicle.isDrawn === true && <p>{ILLUSTRATION_LINE}</p>}
        {location?.slug !== undefined && (
          <SiteLink className="place" href={stockAt(vehicle.section, location.slug)}>
            <Icon name="pin" size={18} />
            <span>{`At ${location.name}`}</span>
          </SiteLink>
        )}
      </div>
    </GalleryBox>
  );
}

/** What stands where a vehicle does; a branch may have vans and no cars. */
const stockAt = (section: SiteSection, slug: string): string =>
  section === 'cars'
    ? branchCarsPath(slug)
    : toAddress(choose(freshQuery(section), 'location_name', slug));

/**
 * All there is to see of a vehicle: its pictures, a walk round it and its films [GAL-01, GAL-02]. The
 * first picture is in the server's HTML; without script the others are links. Another vehicle starts afresh.
 */
export const VehicleGallery = (props: VehicleGalleryProps) => (
  <GalleryOfOne key={props.vehicle.id} {...props} />
);
