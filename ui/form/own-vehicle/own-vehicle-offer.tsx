import { useEffect, useState } from 'react';
import {
  ownVehicleAnswers,
  ownVehicleUndone,
  type EnquiryForm,
  type FilledField,
} from '../../../core/enquiry/public';
import { valueIn } from '../../../core/kernel/form/field';
import type { HeldValuation } from '../../../core/valuation/public';
import {
  OWN_VEHICLE_KNOWN,
  ownVehicleFilled,
  ownVehiclePrice,
  UNDO_OWN_VEHICLE,
  takeOwnVehicle,
} from '../../copy/valuation/own-vehicle-copy';
import { useApp } from '../../kit/app-context';
import { Button } from '../../parts/button/button';
import type { FormInParts } from '../form-in-parts';
import { heldVehicle } from './held-vehicle';
import { OfferBox } from './own-vehicle.styles';

export type OwnVehicleOfferProps = Pick<FormInParts, 'form' | 'state' | 'definition' | 'now'>;

/** What was filled in for each form, for as long as it is open: a step that is left is drawn anew. */
const filledIn = new WeakMap<EnquiryForm, readonly FilledField[]>();

/** What this visit holds of the shopper's own vehicle; nothing where it cannot be read. */
function useHeldValuation(): HeldValuation | undefined {
  const { openValuationMemory } = useApp();
  const [held, setHeld] = useState<HeldValuation>();
  useEffect(() => {
    let isLeft = false;
    openValuationMemory().then(
      (memory) => {
        if (!isLeft) setHeld(memory.held.read());
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [openValuationMemory]);
  return held;
}

/**
 * Fills a form from the valuation that the visit holds, by one press, and takes that back by another.
 * It stays in the browser until the form is sent.
 */
export function OwnVehicleOffer({ form, state, definition, now }: OwnVehicleOfferProps) {
  const held = useHeldValuation();
  const vehicle = held && heldVehicle(held, definition, now.today);
  if (vehicle === undefined) return undefined;
  const { values } = state;
  const filled = (filledIn.get(form) ?? []).filter(
    ({ name, before }) => valueIn(values, name) !== before,
  );
  const answers = ownVehicleAnswers(definition, values, vehicle.own);
  const isFilled = filled.length > 0;
  if (!isFilled && answers.length === 0) return undefined;

  const fill = () => {
    filledIn.set(form, answers);
    for (const { name, after } of answers) form.change(name, after);
  };
  const undo = () => {
    filledIn.delete(form);
    const undone = Object.entries(ownVehicleUndone(definition, values, filled));
    for (const [name, value] of undone) form.change(name, value);
  };
  return (
    <OfferBox>
      <p role="status">
        {isFilled
          ? ownVehicleFilled(vehicle.name, filled.length)
          : held !== undefined && vehicle.holds
            ? ownVehiclePrice(held)
            : OWN_VEHICLE_KNOWN}
      </p>
      <Button kind="quiet" compact onClick={isFilled ? undo : fill}>
        {isFilled ? UNDO_OWN_VEHICLE : takeOwnVehicle(vehicle.name)}
      </Button>
    </OfferBox>
  );
}
