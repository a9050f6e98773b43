import { Plus } from 'lucide-react';
import { compareSuggestions } from '../../../core/showroom/public';
import { searchPath } from '../../../core/search/public';
import { titleParts } from '../../../core/stock/public';
import {
  ADD_TITLE,
  addName,
  FIND_A_VEHICLE,
  SLOT_WORDS,
  SUGGESTED_TITLE,
} from '../../copy/compare-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { useListMembership } from '../../kit/use-list-membership';
import { useViewModel } from '../../kit/use-view-model';
import { ButtonLink } from '../../parts/button/button';
import { IconButton } from '../../parts/icon-button/icon-button';
import { ThumbnailCard } from '../../stock/thumbnail-card/thumbnail-card';
import { AddBox, SuggestionList } from './add-place.styles';

interface AddPlaceProps {
  /** Told by what the comparison is to hold it. */
  readonly onAdd: (name: string) => void;
}

/** A place that is left in the comparison, and what could fill it (UX rule 17). */
export const AddPlace = ({ onAdd }: AddPlaceProps) => (
  <AddBox>
    <h2>{ADD_TITLE}</h2>
    <p>{SLOT_WORDS}</p>
    <ButtonLink kind="quiet" href={searchPath('cars')} wide>
      {FIND_A_VEHICLE}
    </ButtonLink>
    <Suggestions onAdd={onAdd} />
  </AddBox>
);

/** What the shopper has looked at or saved, each to be added where it stands. */
export function Suggestions({ onAdd }: AddPlaceProps) {
  const { ports, shortlist, recent, settings } = useApp();
  const membershipOf = useListMembership();
  const suggestions$ = useViewModel((scope) =>
    compareSuggestions(scope, ports.catalogue, shortlist, recent, {
      favourites: settings.favouritesBy,
      compare: settings.compareBy,
    }),
  );
  const suggestions = useBehavior(suggestions$);
  if (suggestions.length === 0) return undefined;
  return (
    <SuggestionList>
      <h2>{SUGGESTED_TITLE}</h2>
      <ul>
        {suggestions.map((vehicle) => (
          <li key={vehicle.slug}>
            <ThumbnailCard vehicle={vehicle} />
            <IconButton
              name={addName(titleWords(titleParts(vehicle)))}
              onClick={() => {
                onAdd(membershipOf(vehicle).compareName);
              }}
            >
              <Plus aria-hidden="true" size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </SuggestionList>
  );
}
