import { vehicleName } from '../../../copy/valuation/result-copy';
import { PUT_TO_USE } from '../../../copy/valuation/summary-copy';
import { Button } from '../../../parts/button/button';
import { UseBox } from './summary-page.styles';
import type { Held } from './use-held';

/** One press puts the price against those of our vehicles, for this visit; another takes it away. */
export function PutToUse({ held }: { readonly held: Held }) {
  const { kind, vehicle, use, stop } = held;
  if (kind === 'of-no-use') return null;
  const isUsed = kind === 'this';
  return (
    <UseBox className="screen-only" aria-labelledby="put-to-use-title">
      {kind !== 'not-known' && (
        <>
          <h2 id="put-to-use-title">{PUT_TO_USE.title}</h2>
          <p role="status">
            {isUsed
              ? PUT_TO_USE.used
              : kind === 'another' && vehicle !== undefined
                ? PUT_TO_USE.instead(vehicleName(vehicle))
                : PUT_TO_USE.lead}
          </p>
          <div className="ways">
            <Button kind={isUsed ? 'quiet' : 'primary'} onClick={isUsed ? stop : use}>
              {isUsed ? PUT_TO_USE.stop : PUT_TO_USE.use}
            </Button>
          </div>
        </>
      )}
    </UseBox>
  );
}
