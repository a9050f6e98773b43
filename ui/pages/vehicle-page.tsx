import { useLoaderData } from 'react-router-dom';
import {
  cardFacts,
  relatedQuery,
  searchPath,
  toAddress,
  type Vehicle,
} from '../../core/stock/public';
import { ILLUSTRATION_LINE, vehicleWord } from '../copy/search-copy';
import { informationWords, RIBBON_WORDS, techBriefWords, titleWords } from '../copy/vehicle-copy';
import { useApp } from '../kit/app-context';
import { PageHead } from '../kit/page-head';
import { Ribbon } from '../parts/badge/badge';
import { Breadcrumbs } from '../parts/breadcrumbs/breadcrumbs';
import { ButtonLink } from '../parts/button/button';
import { NumberPlate } from '../parts/number-plate/number-plate';
import { PhotoStrip } from '../parts/photo-strip/photo-strip';
import { CardPrice } from '../stock/vehicle-card/card-price';
import { photosOf } from '../stock/vehicle-card/card-photos';
import { VehicleColumns, VehicleFacts } from '../stock/vehicle-page/vehicle-page.styles';
import { PageFrame } from '../stock/results/results.styles';

/** One vehicle: its pictures, price and facts, and whom to ring (ROUTE-13, ROUTE-14). */
export function VehiclePage() {
  const vehicle = useLoaderData<Vehicle>();
  const { settings } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const title = titleWords(facts.title);
  const { location } = facts;
  const lead = facts.pictures.kind === 'pictures' ? facts.pictures.pictures[0]?.large : undefined;
  return (
    <PageFrame>
      <PageHead
        title={[title, facts.title.derivative].filter(Boolean).join(' ')}
        description={`${title} for sale${location === undefined ? '' : ` at ${location.branch}`}: ${facts.techBrief.map(techBriefWords).join(', ')}.`}
        canonical={facts.links.details}
        {...(lead !== undefined && { picture: lead })}
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Search Results', href: searchPath(vehicle.section) },
          {
            label: facts.title.make,
            href: `${searchPath(vehicle.section)}?make=${vehicle.make.slug}`,
          },
          {
            label: facts.title.range,
            href: `${searchPath(vehicle.section)}?make=${vehicle.make.slug}&range=${vehicle.range.slug}`,
          },
        ]}
      />
      <VehicleColumns>
        <div className="photos">
          <PhotoStrip
            subject={`${facts.title.make} ${facts.title.range}`}
            photos={photosOf(facts.pictures, title, settings.placeholderWhen)}
            sizes="(min-width: 1024px) 780px, 100vw"
            priority
          />
          <p className="note">{ILLUSTRATION_LINE}</p>
        </div>
        <VehicleFacts>
          {facts.ribbon !== undefined && <Ribbon>{RIBBON_WORDS[facts.ribbon]}</Ribbon>}
          <h1>{title}</h1>
          {facts.title.derivative !== undefined && (
            <p className="derivative">{facts.title.derivative}</p>
          )}
          {vehicle.registration !== undefined && (
            <NumberPlate registration={vehicle.registration} />
          )}
          <CardPrice price={facts.price} />
          <ul className="brief">
            {facts.techBrief.map((part) => (
              <li key={part.kind}>{techBriefWords(part)}</li>
            ))}
          </ul>
          {facts.information !== undefined && <p>{informationWords(facts.information)}</p>}
          {location?.telephone !== undefined && (
            <ButtonLink href={`tel:${location.telephone.replaceAll(' ', '')}`} wide>
              Call {location.branch} on {location.telephone}
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" href={toAddress(relatedQuery(vehicle))} wide>
            More {facts.title.make} {facts.title.range}
          </ButtonLink>
          <ButtonLink kind="quiet" href={searchPath(vehicle.section)} wide>
            Back to used {vehicleWord(vehicle.section, 2)}
          </ButtonLink>
        </VehicleFacts>
      </VehicleColumns>
    </PageFrame>
  );
}
