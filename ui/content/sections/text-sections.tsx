import { styled } from 'styled-components';
import type {
  BoxesSection,
  CardsSection,
  DividedSection,
  FeatureSection,
  TextBlockSection,
} from '../../../core/content/public';
import { CLOSE, READ_MORE } from '../../copy/content/page-copy';
import { media } from '../../theme/media';
import { space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { Beside, Card, CardBody, Columns, SectionBox, Words } from './section.styles';
import { ItemHeading, PictureOf, TextOf, WayOf } from './section-text';
import { EditorText } from '../editor-text';

/** Read more and close, without any script (PAGE-26). */
const Folded = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
    color: ${token('brand')};
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  > summary .close,
  &[open] > summary .more {
    display: none;
  }
  &[open] > summary .close {
    display: inline;
  }
  &[open] > :last-child {
    margin-top: ${space(8)};
  }
`;

/** Several that follow each other are one list. */
const FoldedBox = styled(SectionBox)`
  padding-block: ${space(16, 4)};
  border-top: 1px solid ${token('line')};
  & + & {
    margin-top: 0;
  }
  > h2 {
    margin-bottom: ${space(4)};
    ${text(18)}
  }
  > p {
    margin-bottom: 0;
    ${text(16)}
  }
`;

/** Text in one column (PAGE-02, PAGE-12); one that folds shows its line and opens on a press (PAGE-26). */
export const TextBlock = ({ section }: { readonly section: TextBlockSection }) => {
  const { header, intro, html, folds = false } = section;
  const Box = folds ? FoldedBox : SectionBox;
  return (
    <Box>
      {header !== undefined && <h2>{header}</h2>}
      {folds && html !== undefined ? (
        <>
          <TextOf intro={intro} />
          <Folded>
            <summary>
              <span className="more">{READ_MORE}</span>
              <span className="close">{CLOSE}</span>
              {header !== undefined && <span className="visually-hidden">{`: ${header}`}</span>}
            </summary>
            <EditorText html={html} />
          </Folded>
        </>
      ) : (
        <TextOf {...{ intro, html }} />
      )}
    </Box>
  );
};

/** Two boxes side by side (PAGE-03). */
export const Boxes = ({ section: { header, boxes } }: { readonly section: BoxesSection }) => (
  <SectionBox>
    {header !== undefined && <h2>{header}</h2>}
    <Columns $most={2} $count={boxes.length}>
      {boxes.map((box, place) => (
        <Card key={place}>
          <CardBody>
            <ItemHeading of={box.header} below={header} />
            <TextOf intro={box.intro} html={box.html} />
          </CardBody>
        </Card>
      ))}
    </Columns>
  </SectionBox>
);

/** Up to three cards (PAGE-04, PAGE-25). */
export const Cards = ({ section: { header, cards } }: { readonly section: CardsSection }) => (
  <SectionBox>
    {header !== undefined && <h2>{header}</h2>}
    <Columns $most={3} $count={cards.length}>
      {cards.map((card, place) => (
        <Card key={place}>
          <PictureOf picture={card.picture} />
          <CardBody>
            <ItemHeading of={card.header} below={header} />
            <TextOf intro={card.intro} html={card.html} />
            <WayOf link={card.button} />
          </CardBody>
        </Card>
      ))}
    </Columns>
  </SectionBox>
);

/** Text beside a picture (PAGE-05, PAGE-06). */
export const Feature = ({ section }: { readonly section: FeatureSection }) => {
  const { header, intro, html, picture, button } = section;
  return (
    <SectionBox>
      <Beside $hasPicture={picture !== undefined} $isTurned>
        <Words>
          {header !== undefined && <h2>{header}</h2>}
          <TextOf {...{ intro, html }} />
          <WayOf link={button} />
        </Words>
        <PictureOf picture={picture} />
      </Beside>
    </SectionBox>
  );
};

const Halves = styled(SectionBox)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(48)};
  }
`;

/** Text in two columns (PAGE-17). */
export const Divided = ({ section: { left, right } }: { readonly section: DividedSection }) => (
  <Halves>
    <EditorText html={left} />
    <EditorText html={right} />
  </Halves>
);
