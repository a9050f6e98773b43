import { styled } from 'styled-components';
import { cardFacts, type Vehicle } from '../../core/stock/public';
import { titleWords } from '../copy/vehicle-copy';
import { useApp } from '../kit/app-context';
import { Picture } from '../parts/picture/picture';
import { CardPrice } from '../stock/vehicle-card/card-price';
import { photosOf } from '../stock/vehicle-card/card-photos';
import { radius, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

const Brief = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${space(16)};
  align-items: center;
  margin-bottom: ${space(24)};
  padding: ${space(8)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  .photo {
    position: relative;
    overflow: clip;
    aspect-ratio: 16 / 10;
    border-radius: ${radius.control};
  }
  .name {
    font-weight: 600;
    ${text(15)}
  }
`;

/** The vehicle that a form is about, in one row: picture, name and price. */
export function VehicleInBrief({ vehicle }: { readonly vehicle: Vehicle }) {
  const { settings } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const title = titleWords(facts.title);
  const [photo] = photosOf(facts.pictures, title, settings.placeholderWhen);
  return (
    <Brief>
      <div className="photo">{photo !== undefined && <Picture {...photo} sizes="7rem" fill />}</div>
      <div>
        <p className="name">{title}</p>
        <CardPrice price={facts.price} />
      </div>
    </Brief>
  );
}
