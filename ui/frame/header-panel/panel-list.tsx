import { useRef } from 'react';
import {
  vehicleNamed,
  type VehicleListName,
  type ListedVehiclesState,
} from '../../../core/showroom/public';
import { MOST_TO_COMPARE, type PriceSince } from '../../../core/shortlist/public';
import { searchPath } from '../../../core/search/public';
import type { Vehicle } from '../../../core/stock/public';
import { failureWords } from '../../copy/failure-copy';
import {
  EMPTY_LIST,
  FREE_SLOT,
  goneWords,
  LIST_STILL_KEPT,
  START_NEW_SEARCH,
} from '../../copy/shortlist-copy';
import { OwnCar } from '../../kit/own-car';
import { ButtonLink } from '../../parts/button/button';
import { EmptyState } from '../../parts/empty-state/empty-state';
import { Notice } from '../../parts/notice/notice';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { FreeSlot, PanelRows } from './header-panel.styles';
import { VehicleRow, VehicleRowSkeleton } from './vehicle-row';

/** As many places as are held while the first answer is waited for. */
const MOST_SKELETONS = 8;

interface PanelListProps {
  readonly list: VehicleListName;
  /** The names of the list's vehicles, in the order in which they are shown. */
  readonly slugs: readonly string[];
  readonly state: ListedVehiclesState;
  readonly onRetry: () => void;
  readonly priceSince?: ((vehicle: Vehicle) => PriceSince | undefined) | undefined;
  /** In favourites and compare, not in what was viewed (CARD-25). */
  readonly onRemove?: ((slug: string) => void) | undefined;
}

/** One of the three lists: its vehicles, or why there are none to be seen (PANEL-07 to PANEL-12). */
export function PanelList({ list, slugs, state, onRetry, priceSince, onRemove }: PanelListProps) {
  const rows = useRef<HTMLUListElement>(null);
  const gone = state.gone.filter((one) => one.list === list);
  const known = new Map(
    slugs.flatMap((slug) => {
      const vehicle = vehicleNamed(slug, state);
      return vehicle === undefined ? [] : [[slug, vehicle] as const];
    }),
  );
  const { vehicles } = state;
  const isWaiting = vehicles.kind === 'idle' || vehicles.kind === 'loading';
  const failure = vehicles.kind === 'failed' && slugs.length > 0 ? vehicles.failure : undefined;
  const isOutOfReach = failure !== undefined && known.size === 0;
  const places = slugs.filter((slug) => known.has(slug) || isWaiting);

  // The focus goes to the row that takes the place of the one removed, else to the panel's close button.
  const remove = (place: number, slug: string) => {
    onRemove?.(slug);
    requestAnimationFrame(() => {
      const buttons = rows.current?.querySelectorAll<HTMLElement>('button') ?? [];
      const next = buttons[Math.min(place, buttons.length - 1)];
      if (next !== undefined) next.focus();
      else document.querySelector<HTMLElement>('dialog[open] header button')?.focus();
    });
  };

  return (
    <>
      {gone.length > 0 && (
        <Notice>
          <p>{goneWords(gone)}</p>
        </Notice>
      )}
      {failure !== undefined && (
        <Notice tone="error" onRetry={onRetry}>
          <p>{failureWords(failure)}</p>
        </Notice>
      )}
      {slugs.length === 0 || isOutOfReach ? (
        <EmptyState
          drawing={list}
          sentence={isOutOfReach ? LIST_STILL_KEPT : EMPTY_LIST[list]}
          nextStep={<ButtonLink href={searchPath('cars')}>{START_NEW_SEARCH}</ButtonLink>}
        />
      ) : (
        <>
          {known.size > 0 && <OwnCar at="panel" />}
          <PanelRows ref={rows} aria-busy={isWaiting}>
            {places.slice(0, known.size === 0 ? MOST_SKELETONS : undefined).map((slug, place) => {
              const vehicle = known.get(slug);
              return (
                <li key={slug}>
                  {vehicle === undefined ? (
                    <VehicleRowSkeleton />
                  ) : (
                    <VehicleRow
                      vehicle={vehicle}
                      since={priceSince?.(vehicle)}
                      onRemove={
                        onRemove === undefined
                          ? undefined
                          : () => {
                              remove(place, slug);
                            }
                      }
                    />
                  )}
                </li>
              );
            })}
            {list === 'compare' &&
              Array.from({ length: MOST_TO_COMPARE - slugs.length }, (_, place) => (
                <li key={`free-${String(place)}`}>
                  <FreeSlot>{FREE_SLOT}</FreeSlot>
                </li>
              ))}
          </PanelRows>
        </>
      )}
      {isWaiting && slugs.length > 0 && known.size === 0 && (
        <VisuallyHidden role="status">Loading</VisuallyHidden>
      )}
    </>
  );
}
