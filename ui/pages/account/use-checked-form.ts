import { useState } from 'react';
import { useSending } from '../../account/use-sending';

/**
 * A form that is looked over before the browser sends it.
 * @param faultOf what is wrong with it as it is typed; nothing where it can go.
 * @param onStop is told when it was held back.
 */
export function useCheckedForm<Fault extends object | string>(
  faultOf: (typed: FormData) => Fault | undefined,
  onStop?: () => void,
) {
  const [found, setFound] = useState<Fault>();
  const [stops, setStops] = useState(0);
  const { isSending, onSubmit } = useSending((form) => {
    const fault = faultOf(new FormData(form));
    if (fault === undefined) return true;
    setFound(fault);
    setStops(stops + 1);
    onStop?.();
    return false;
  });
  return { found, stops, isSending, onSubmit };
}
