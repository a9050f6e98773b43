import { Check, Share2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { sharedShortlistPath, type ShortlistName } from '../../../core/shortlist/public';
import {
  COPY_LIST_LINK,
  LIST_LINK_COPIED,
  LIST_TITLES,
  SEND_LIST,
  sentInPartWords,
} from '../../copy/shortlist-copy';
import { useApp } from '../../kit/app-context';
import { BlockBoundary } from '../../kit/block-boundary';
import { shareAddress, type Shared } from '../../kit/share-address';
import { Button } from '../../parts/button/button';
import { SendBox } from './header-panel.styles';

const WaysToSend = lazy(() =>
  import('./ways-to-send').then((module) => ({ default: module.WaysToSend })),
);

interface SendListProps {
  readonly list: ShortlistName;
  readonly slugs: readonly string[];
}

/** A list leaves for another device as a link that carries all of it: nothing is kept on a server. */
export function SendList({ list, slugs }: SendListProps) {
  const { publicOrigin } = useApp();
  const [sent, setSent] = useState<{ readonly address: string; readonly how: Shared }>();
  const address = publicOrigin + sharedShortlistPath(list, slugs);
  // The list has changed since: what was said of the former link is no longer true.
  const how = sent?.address === address ? sent.how : undefined;
  const inPart = list === 'favourites' ? sentInPartWords(slugs.length) : undefined;
  const send = async () => {
    setSent({ address, how: await shareAddress(LIST_TITLES[list], address) });
  };
  return (
    <SendBox>
      <Button kind="quiet" wide onClick={() => void send()}>
        {how === 'copied' ? (
          <Check aria-hidden="true" size={18} />
        ) : (
          <Share2 aria-hidden="true" size={18} />
        )}
        {SEND_LIST}
      </Button>
      <p role="status" className="said">
        {[how === 'copied' && LIST_LINK_COPIED, inPart].filter(Boolean).join(' ')}
      </p>
      {how === 'not-allowed' && (
        <label>
          {COPY_LIST_LINK}
          <input
            readOnly
            value={address}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
          />
        </label>
      )}
      {how !== undefined && how !== 'shared' && (
        <BlockBoundary>
          <WaysToSend title={LIST_TITLES[list]} address={address} />
        </BlockBoundary>
      )}
    </SendBox>
  );
}
