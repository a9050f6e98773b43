import type { BannersSection, HeroSection } from '../../../core/content/public';
import { Beside, HeroBox, SectionBox, Words } from './section.styles';
import { PictureOf, TextOf, WayOf } from './section-text';

interface OpeningProps {
  /** Whether its heading is that of the page. */
  readonly isFirst: boolean;
}

const Title = ({ header, isFirst }: OpeningProps & { readonly header: string | undefined }) => {
  if (header === undefined) return undefined;
  return isFirst ? <h1>{header}</h1> : <h2>{header}</h2>;
};

/** What opens a page of layout 1 and a landing page (PAGE-01). */
export const Hero = ({ section, isFirst }: OpeningProps & { readonly section: HeroSection }) => {
  const { header, intro, html, picture, button } = section;
  return (
    <HeroBox>
      <Beside $hasPicture={picture !== undefined}>
        <Words>
          <Title {...{ header, isFirst }} />
          <TextOf {...{ intro, html }} />
          <WayOf link={button} kind="primary" />
        </Words>
        <PictureOf picture={picture} priority={isFirst} />
      </Beside>
    </HeroBox>
  );
};

/** What opens a page of layout 2: blocks with a picture, which changes sides from one to the next (PAGE-10, PAGE-11). */
export const Banners = ({
  section,
  isFirst,
}: OpeningProps & { readonly section: BannersSection }) =>
  section.banners.map(({ header, intro, html, picture, button }, place) => {
    const opens = isFirst && place === 0;
    const Box = opens ? HeroBox : SectionBox;
    return (
      <Box key={place}>
        <Beside $hasPicture={picture !== undefined} $isTurned={place % 2 === 1}>
          <Words>
            <Title header={header} isFirst={opens} />
            <TextOf {...{ intro, html }} />
            <WayOf link={button} kind={opens ? 'primary' : 'quiet'} />
          </Words>
          <PictureOf picture={picture} priority={opens} />
        </Beside>
      </Box>
    );
  });
