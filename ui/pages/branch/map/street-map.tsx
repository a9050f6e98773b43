import { useState } from 'react';
import { streetMapAddress, type GeoPoint } from '../../../../core/branch/public';
import { CONTACT_WORDS, streetMapTitle } from '../../../copy/branch-copy';
import { Button } from '../../../parts/button/button';
import { StreetChoice, StreetFrame, StreetNote } from './region-map.styles';

interface StreetMapProps {
  readonly branch: string;
  readonly point: GeoPoint;
}

/** A map of streets in a frame, which somebody else draws: only after a press (BRANCH-06, decision "Consent"). */
export function StreetMap({ branch, point }: StreetMapProps) {
  const [isShown, setShown] = useState(false);
  if (isShown) {
    return (
      <StreetFrame
        title={streetMapTitle(branch)}
        src={streetMapAddress(point)}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <StreetChoice>
      <Button
        kind="quiet"
        onClick={() => {
          setShown(true);
        }}
      >
        {CONTACT_WORDS.streetMap}
      </Button>
      <StreetNote>{CONTACT_WORDS.streetMapNote}</StreetNote>
    </StreetChoice>
  );
}
