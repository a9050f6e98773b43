import { Check } from 'lucide-react';
import type { ComparedValue } from '../../../core/stock/public';
import { comparedWords, NOT_LISTED, YES } from '../../copy/compare-copy';

/** What a vehicle has to say in a row; what its feed lacks is said to be missing (UX rule 17). */
export function ComparedCell({ value }: { readonly value: ComparedValue | undefined }) {
  if (value === undefined || value.kind === 'price') {
    return <span className="missing">{NOT_LISTED}</span>;
  }
  return value.kind === 'has' ? (
    <span className="has">
      <Check aria-hidden="true" size={18} /> {YES}
    </span>
  ) : (
    comparedWords(value)
  );
}
