import { styled } from 'styled-components';
import { gutters } from '../theme/mixins';
import { space } from '../theme/scale';
import { token } from '../theme/tokens';
import { ButtonLink } from '../parts/button/button';
import { SHEET_PLATES, SheetPlate } from '../parts/number-plate/sheet-plate';

const ErrorFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(16)};
  max-width: 40rem;
  margin-inline: auto;
  padding-block: ${space(72)};
  ${gutters}

  p {
    color: ${token('ink-soft')};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(12)};
  }
`;

interface ErrorViewProps {
  readonly status: number;
  readonly message: string | undefined;
  /** Of the page itself, to be tried again where it is only not to be had just now. */
  readonly address?: string;
}

/** What a shopper sees when a page is not there, or could not be made (ERR-03, ERR-04, ERR-06 to ERR-09). */
export function ErrorView({ status, message, address }: ErrorViewProps) {
  const isMissing = status === 404;
  return (
    <ErrorFrame>
      <SheetPlate
        registration={SHEET_PLATES.find((plate) => plate.endsWith(` ${status}`)) ?? 'JU57 500'}
      />
      <h1>
        {isMissing ? "Sorry about this, but that page doesn't exist" : 'An error has occurred'}
      </h1>
      <p>
        {message !== undefined && message !== ''
          ? message
          : isMissing
            ? 'This page could not be found'
            : `An unknown error occurred (${status})`}
      </p>
      <div className="ways">
        {status >= 500 && address !== undefined && (
          <ButtonLink href={address}>Try again</ButtonLink>
        )}
        <ButtonLink href="/">Visit Home</ButtonLink>
        <ButtonLink kind="quiet" href="/used/cars/search/">
          Find a vehicle
        </ButtonLink>
        <ButtonLink kind="quiet" href="/contact/">
          Get in touch
        </ButtonLink>
      </div>
    </ErrorFrame>
  );
}
