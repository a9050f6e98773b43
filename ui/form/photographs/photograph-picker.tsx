import { useState, useSyncExternalStore } from 'react';
import { MOST_PHOTOGRAPHS } from '../../../core/enquiry/public';
import {
  ADD_PHOTOGRAPHS,
  NO_MORE,
  photographNumber,
  PHOTOGRAPH_STATES,
  REMOVE,
  TRY_AGAIN,
} from '../../copy/forms/photograph-copy';
import { useApp } from '../../kit/app-context';
import { Button } from '../../parts/button/button';
import { Icon } from '../../parts/icon/icon';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import type { FormInParts } from '../form-in-parts';
import { photographListOf, type ListedPhotograph } from './photograph-list';
import { ChooseFiles, Thumbnails } from './photographs.styles';

export interface PhotographPickerProps extends Pick<FormInParts, 'form'> {
  readonly id: string;
  readonly describedBy: string;
  /** Of those that the form has. */
  readonly ids: readonly string[];
}

/** What a browser offers to choose from; a telephone offers its camera beside it. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

const FAILED: readonly ListedPhotograph['state'][] = ['too-large', 'not-readable', 'not-sent'];

/** Photographs that are chosen or taken, each made smaller and sent at once. */
export function PhotographPicker({ form, id, describedBy, ids }: PhotographPickerProps) {
  const { ports } = useApp();
  const [list] = useState(() => photographListOf(form, ports.photographs));
  const listed = useSyncExternalStore(list.subscribe, list.now, list.now);
  // A form that was sent, or cleared, has none of those that were added to it.
  const photographs = listed.filter((one) => one.id === undefined || ids.includes(one.id));
  return (
    <>
      {photographs.length < MOST_PHOTOGRAPHS ? (
        <ChooseFiles>
          <input
            id={id}
            type="file"
            accept={PICTURES}
            multiple
            aria-describedby={describedBy}
            onChange={(event) => {
              list.add([...(event.currentTarget.files ?? [])]);
              // The same file may be chosen again after it was removed.
              event.currentTarget.value = '';
            }}
          />
          <span>{ADD_PHOTOGRAPHS}</span>
        </ChooseFiles>
      ) : (
        <p>{NO_MORE}</p>
      )}
      {photographs.length > 0 && (
        <Thumbnails aria-live="polite">
          {photographs.map(({ key, name, address, state }, place) => (
            <li key={key}>
              <Thumbnail address={address} state={state} />
              <p className="words">
                <span>{name === '' ? photographNumber(place + 1) : name}</span>
                <span className={FAILED.includes(state) ? 'state failed' : 'state'}>
                  {PHOTOGRAPH_STATES[state]}
                </span>
              </p>
              <div className="moves">
                {state === 'not-sent' && (
                  <Button
                    kind="link"
                    compact
                    onClick={() => {
                      list.again(key);
                    }}
                  >
                    {TRY_AGAIN}
                  </Button>
                )}
                <Button
                  kind="link"
                  compact
                  onClick={() => {
                    list.remove(key);
                    document.getElementById(id)?.focus();
                  }}
                >
                  <span>{REMOVE}</span>{' '}
                  <VisuallyHidden>
                    {name === '' ? photographNumber(place + 1) : name}
                  </VisuallyHidden>
                </Button>
              </div>
            </li>
          ))}
        </Thumbnails>
      )}
    </>
  );
}

interface ThumbnailProps {
  readonly address: string | undefined;
  readonly state: ListedPhotograph['state'];
}

/** A small copy, once there is one. */
const Thumbnail = ({ address, state }: ThumbnailProps) =>
  address === undefined ? (
    <span className="picture">
      {state === 'added' && <Icon name="check" size={24} />}
      {FAILED.includes(state) && <Icon name="alert" size={24} />}
    </span>
  ) : (
    <img src={address} alt="" />
  );
