import { useNavigate } from 'react-router-dom';
import { WORTH_BOX } from '../../copy/valuation/worth-copy';
import { Button } from '../../parts/button/button';
import { RegistrationField } from './registration-field';
import { WorthFormBox } from './worth-form.styles';

/** Where a valuation begins (ROUTE-36). */
const VALUATION = '/car-value/';

/**
 * Asks for a registration and leads to its valuation (VALB-12), any spelling of it as it was typed:
 * the valuation reads it. Without script it is a form like any other.
 */
export function WorthForm({ today }: { readonly today: string }) {
  const navigate = useNavigate();
  return (
    <WorthFormBox
      action={VALUATION}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('vrm');
        const query = new URLSearchParams({ vrm: typeof typed === 'string' ? typed : '' });
        void navigate(`${VALUATION}?${query.toString()}`);
      }}
    >
      <RegistrationField
        name="vrm"
        label={WORTH_BOX.label}
        placeholder={WORTH_BOX.placeholder}
        today={today}
      />
      <Button type="submit">{WORTH_BOX.button}</Button>
    </WorthFormBox>
  );
}
