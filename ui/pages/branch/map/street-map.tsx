import { useEffect, useState } from 'react';
import { streetMapAddress, streetMapPage, type GeoPoint } from '../../../../core/branch/public';
import { CONTACT_WORDS, STREET_MAP_WORDS, streetMapTitle } from '../../../copy/branch-copy';
import { useApp } from '../../../kit/app-context';
import { useBehavior } from '../../../kit/use-behavior';
import { Button } from '../../../parts/button/button';
import { StreetBox, StreetChoice, StreetFrame, StreetNote } from './region-map.styles';

interface StreetMapProps {
  readonly branch: string;
  readonly point: GeoPoint;
}

/** A map of streets in a frame, which somebody else draws: only after a press (BRANCH-06, decision "Consent"). */
export function StreetMap({ branch, point }: StreetMapProps) {
  const { isOnline$ } = useApp();
  const isOnline = useBehavior(isOnline$);
  const [isAsked, setAsked] = useState(false);
  if (isAsked && isOnline) return <StreetsOf branch={branch} point={point} />;
  return (
    <StreetChoice>
      <Button
        kind="quiet"
        onClick={() => {
          setAsked(true);
        }}
      >
        {CONTACT_WORDS.streetMap}
      </Button>
      <StreetNote role="status">
        {isAsked ? STREET_MAP_WORDS.offline : CONTACT_WORDS.streetMapNote}
      </StreetNote>
    </StreetChoice>
  );
}

/** A map that is not there by then, is said not to come. Milliseconds. */
const PATIENCE_MS = 10_000;

/** The frame, and what is said for as long as it is empty: a frame does not tell that it failed. */
function StreetsOf({ branch, point }: StreetMapProps) {
  const [state, setState] = useState<'loading' | 'late' | 'shown'>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => {
      setState('late');
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  return (
    <StreetBox>
      <div className="frame">
        {state !== 'shown' && (
          <p role="status">{state === 'late' ? STREET_MAP_WORDS.late : STREET_MAP_WORDS.loading}</p>
        )}
        <StreetFrame
          title={streetMapTitle(branch)}
          src={streetMapAddress(point)}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          onLoad={() => {
            setState('shown');
          }}
        />
      </div>
      <a href={streetMapPage(point)} target="_blank" rel="noopener noreferrer">
        {STREET_MAP_WORDS.elsewhere}
      </a>
    </StreetBox>
  );
}
