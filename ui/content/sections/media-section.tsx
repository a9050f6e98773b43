import type { MediaSection } from '../../../core/content/public';
import { FilmOnPress } from './film-on-press';
import { Card, CardBody, Columns, SectionBox } from './section.styles';
import { ItemHeading, PictureOf, TextOf, WayOf } from './section-text';

/** Pictures and films side by side, in four columns or three (PAGE-18, PAGE-19). */
export const Media = ({ section }: { readonly section: MediaSection }) => {
  const { header, columns, items } = section;
  return (
    <SectionBox>
      {header !== undefined && <h2>{header}</h2>}
      <Columns $most={columns} $count={items.length}>
        {items.map(({ header: title, html, picture, video, link }, place) => (
          <Card key={place}>
            {video === undefined ? (
              <PictureOf picture={picture} />
            ) : (
              <FilmOnPress address={video} title={title} picture={picture} />
            )}
            {(title ?? html ?? link) !== undefined && (
              <CardBody>
                <ItemHeading of={title} below={header} />
                <TextOf html={html} />
                <WayOf link={link} />
              </CardBody>
            )}
          </Card>
        ))}
      </Columns>
    </SectionBox>
  );
};
