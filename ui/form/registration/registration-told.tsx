import type { JudgedMark } from '../../../core/kernel/registration-mark';
import { likelyWords, markWords } from '../../copy/registration-copy';
import { Button } from '../../parts/button/button';

export interface RegistrationToldProps {
  readonly judged: JudgedMark;
  /** The shopper means this mark. */
  readonly onTake: (mark: string) => void;
}

/** What a mark is and what it tells; where O and 0 or I and 1 were mixed, the one that is probably meant. */
export function RegistrationTold({ judged, onTake }: RegistrationToldProps) {
  const { likely } = judged;
  const words = markWords(judged);
  return (
    <>
      {words !== '' && <p>{words}</p>}
      {likely !== undefined && (
        <Button
          kind="quiet"
          compact
          onClick={() => {
            onTake(likely);
          }}
        >
          {likelyWords(likely)}
        </Button>
      )}
    </>
  );
}
