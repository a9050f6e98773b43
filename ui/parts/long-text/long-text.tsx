import { useId, useState } from 'react';
import { Button } from '../button/button';
import { LongTextBox, MoreRow } from './long-text.styles';

export interface LongTextProps {
  /** A line break within one is kept. */
  readonly paragraphs: readonly string[];
  /** Whether it is so long that it is folded until a reader asks for the rest. */
  readonly folds: boolean;
  /** What there is more of: "about this car". Heard, not seen. */
  readonly about: string;
}

/** Somebody's own text, in full in the HTML; a long one shows its beginning until it is opened. */
export function LongText({ paragraphs, folds, about }: LongTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isFolded = folds && !open;
  return (
    <>
      <LongTextBox
        id={id}
        $folded={isFolded}
        onScroll={() => {
          // The browser's own search has gone to a word that is folded away.
          setOpen(true);
        }}
      >
        {paragraphs.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </LongTextBox>
      {folds && (
        <MoreRow>
          <Button
            kind="link"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`${open ? 'Read less' : 'Read more'} ${about}`}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {open ? 'Read less' : 'Read more'}
          </Button>
        </MoreRow>
      )}
    </>
  );
}
