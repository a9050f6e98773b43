import { descriptionParagraphs, isLongText, type ExtraOffer } from '../../../../core/stock/public';
import { TERMS_APPLY, TERMS_TITLE } from '../../../copy/details-copy';
import { LongText } from '../../../parts/long-text/long-text';
import { Block, OfferBox } from './details.styles';

/** The small print of what comes with a vehicle (VDP-36, VDP-58); nothing where nothing does. */
export function OfferTerms({ offers }: { readonly offers: readonly ExtraOffer[] }) {
  if (offers.length === 0) return undefined;
  return (
    <Block>
      <h3>{TERMS_TITLE}</h3>
      {offers.map(({ title, terms }, place) => {
        const paragraphs = descriptionParagraphs(terms);
        return (
          <OfferBox key={place}>
            {title !== undefined && <h4>{title}</h4>}
            {paragraphs.length === 0 ? (
              <p>{TERMS_APPLY}</p>
            ) : (
              <LongText
                paragraphs={paragraphs}
                folds={isLongText(paragraphs)}
                about={`about ${title ?? 'the offer'}`}
              />
            )}
          </OfferBox>
        );
      })}
    </Block>
  );
}
