import { styled } from 'styled-components';
import { useEffect } from 'react';
import { vehicleNamed, type SavedVehicles } from '../../../core/showroom/public';
import {
  COMPARE_IS_FULL,
  KEEP_THESE,
  REPLACE_TITLE,
  TO_COMPARISON_PAGE,
} from '../../copy/shortlist-copy';
import { nameOfSaved } from '../../copy/saved-name';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { Button, ButtonLink } from '../../parts/button/button';
import { Dialog } from '../../parts/dialog/dialog';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { space } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { PanelRows } from '../header-panel/header-panel.styles';
import { VehicleRow, VehicleRowSkeleton } from '../header-panel/vehicle-row';
import { useLeavingLinks } from '../header-panel/use-leaving-links';

const Choice = styled.div`
  display: grid;
  gap: ${space(16)};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(8)};
  }
  .why {
    color: ${token('ink-soft')};
  }
`;

/** A fourth vehicle to compare: which of the three makes room for it? (UX rule 18, PANEL-13) */
export function ReplaceDialog({ saved }: { readonly saved: SavedVehicles }) {
  const { shortlist } = useApp();
  const { compare, refused } = useBehavior(shortlist.shortlist$);
  const state = useBehavior(saved.state$);
  const open = refused !== undefined;
  const linksIn = useLeavingLinks(shortlist.dismissRefused);
  useEffect(() => {
    if (open) saved.load();
  }, [open, saved]);
  const isWaiting = state.vehicles.kind === 'idle' || state.vehicles.kind === 'loading';

  return (
    <Dialog
      open={open}
      onClose={shortlist.dismissRefused}
      title={REPLACE_TITLE}
      foot={
        <>
          <Button kind="quiet" onClick={shortlist.dismissRefused}>
            {KEEP_THESE}
          </Button>
        </>
      }
    >
      <Choice ref={linksIn}>
        <p className="why">{COMPARE_IS_FULL}</p>
        <PanelRows>
          {compare.map((slug) => {
            const vehicle = vehicleNamed(slug, state);
            const name = nameOfSaved(slug, vehicle);
            return (
              <li key={slug}>
                {vehicle !== undefined ? (
                  <VehicleRow vehicle={vehicle} />
                ) : isWaiting ? (
                  <VehicleRowSkeleton />
                ) : (
                  // It could not be had; its address still says which it is.
                  <span>{name}</span>
                )}
                <Button
                  kind="quiet"
                  compact
                  onClick={() => {
                    shortlist.replaceCompared(slug);
                  }}
                >
                  Replace <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              </li>
            );
          })}
        </PanelRows>
        <ButtonLink kind="link" href="/compare/">
          {TO_COMPARISON_PAGE}
        </ButtonLink>
      </Choice>
    </Dialog>
  );
}
