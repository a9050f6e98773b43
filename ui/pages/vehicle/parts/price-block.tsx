import type { ContentPage } from '../../../../core/content/public';
import { quoteToShow } from '../../../../core/finance/public';
import { latest } from '../../../../core/kernel/remote';
import type { FinanceChoice, VehiclePageState } from '../../../../core/showroom/public';
import { promosFor } from '../../../../core/promo/public';
import {
  cardFacts,
  printPath,
  requestCallbackPath,
  reservePath,
  vehicleHeading,
} from '../../../../core/stock/public';
import { productWords } from '../../../copy/product-copy';
import { vehicleWord } from '../../../copy/search-copy';
import { RIBBON_WORDS, titleWords, viewsWords } from '../../../copy/vehicle-copy';
import { CALCULATE_FINANCE, yourIllustration } from '../../../copy/vehicle-page-copy';
import { telephoneAddress } from '../../../copy/telephone-address';
import { useApp } from '../../../kit/app-context';
import { OwnCar } from '../../../kit/own-car';
import { useBehavior } from '../../../kit/use-behavior';
import { Badge, Ribbon } from '../../../parts/badge/badge';
import { ButtonLink } from '../../../parts/button/button';
import { Icon } from '../../../parts/icon/icon';
import { NumberPlate } from '../../../parts/number-plate/number-plate';
import { MonthlyPrice } from '../../../parts/price/price';
import { SiteLink } from '../../../parts/site-link/site-link';
import {
  exampleSubject,
  RepresentativeExample,
} from '../../../finance/representative-example/representative-example';
import { CardBrief } from '../../../stock/vehicle-card/card-brief';
import { CardPrice } from '../../../stock/vehicle-card/card-price';
import { htmlOf } from '../content/content-blocks';
import { AdminFeeHelp } from '../details/admin-fee-help';
import { PriceLabelHelp } from '../details/price-label-help';
import { KeepButtons } from './keep-buttons';
import { ShareButton } from '../../../stock/share-button/share-button';
import { PriceBox } from './vehicle-page.styles';

interface PriceBlockProps {
  readonly state: VehiclePageState;
  readonly content: ContentPage | undefined;
  /** Of which product figures are shown, and the shopper's own figures beside those of the page. */
  readonly choice: FinanceChoice;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
}

/**
 * What it is, what it costs, what it costs a month and what to do next, all in the first window of a
 * laptop; then what more there is to say, with the example in full.
 * Monthly figure and example stay those of the page; a shopper's own figure is told beside them, in
 * the place of the link to the panel it comes from (UX rule 13).
 */
export function PriceBlock({ state, content, choice, now }: PriceBlockProps) {
  const { settings, publicOrigin } = useApp();
  const { vehicle } = state;
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const title = titleWords(facts.title);
  const { subtitle, grabber } = vehicleHeading(vehicle);
  const subject = `${facts.title.make} ${facts.title.range}`;
  const quotes = latest(state.quotes)?.[vehicle.stockId] ?? {};
  const { product, illustration = {} } = useBehavior(choice.state$);
  const quote = quoteToShow(quotes, product);
  const own = quoteToShow(illustration, product);
  const promos = promosFor(latest(state.promos) ?? [], vehicle);
  const { location } = facts;
  return (
    <PriceBox>
      <div className="name">
        <h1>{title}</h1>
        {subtitle !== undefined && <p className="derivative">{subtitle}</p>}
      </div>
      <div className="cost">
        <CardPrice price={facts.price} />
        {facts.price.adminFee !== undefined && (
          <AdminFeeHelp fee={facts.price.adminFee.fee} html={htmlOf(content, 'admin-fee')} />
        )}
      </div>
      {quote !== undefined && (
        <p className="figure">
          <MonthlyPrice monthly={quote.regularPayment} />
          <span>{productWords(quote)}</span>
          <SiteLink href="#finance-personalise" className="own">
            {own === undefined ? CALCULATE_FINANCE : yourIllustration(own.regularPayment)}
          </SiteLink>
        </p>
      )}
      <OwnCar at="vehicle" price={facts.price} quote={quote} />
      <CardBrief parts={facts.techBrief} />
      <div className="actions">
        {facts.action === 'reserve' ? (
          <ButtonLink href={reservePath(vehicle)} wide>
            {`Reserve this ${vehicleWord(vehicle.section, 1)}`}
          </ButtonLink>
        ) : (
          <ButtonLink href={requestCallbackPath(vehicle)} wide>
            Request callback
          </ButtonLink>
        )}
        {location?.telephone !== undefined && (
          <ButtonLink kind="quiet" href={telephoneAddress(location.telephone)} wide>
            <Icon name="phone" size={16} /> <span>{`Call ${location.telephone}`}</span>
          </ButtonLink>
        )}
      </div>
      <div className="keep">
        <KeepButtons vehicle={vehicle} subject={subject} />
        <ShareButton title={title} address={publicOrigin + facts.links.details} />
        <ButtonLink kind="quiet" compact href={printPath(vehicle)} target="_blank" rel="noopener">
          Print
        </ButtonLink>
      </div>
      <div className="flags">
        {facts.ribbon !== undefined && <Ribbon>{RIBBON_WORDS[facts.ribbon]}</Ribbon>}
        {promos.map(({ name }) => (
          <Badge key={name} $tone="brand">
            {name}
          </Badge>
        ))}
      </div>
      {grabber !== undefined && <p className="grabber">{grabber}</p>}
      <div className="plate">
        {vehicle.registration !== undefined && <NumberPlate registration={vehicle.registration} />}
        <span className="views">
          {state.viewsToday !== undefined && state.viewsToday > 0 && (
            <>
              <Icon name="eye" size={16} />
              <span>{viewsWords(state.viewsToday)}</span>
            </>
          )}
        </span>
      </div>
      <div className="label">
        <PriceLabelHelp vehicle={vehicle} now={now} html={htmlOf(content, 'price-labels')} />
      </div>
      {quote !== undefined && (
        <RepresentativeExample
          quotes={quotes}
          product={quote.product}
          onProduct={choice.turnTo}
          subject={exampleSubject(title, quotes)}
          narrow
        />
      )}
    </PriceBox>
  );
}
