import { Rotate3d } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  draggedFrame,
  nearestFrame,
  turnDegrees,
  turnStages,
} from '../../../../core/gallery/public';
import { wrapped } from '../../../../core/kernel/wrapped';
import { Notice } from '../../../parts/notice/notice';
import { TurnControl, TurnStage } from './turn-view.styles';

export interface TurnViewProps {
  /** Addresses of the frames of a full turn, in order; at least one. */
  readonly frames: readonly string[];
  readonly title: string;
  /** "car" or "van". */
  readonly word: string;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/**
 * The vehicle, turned by a finger, a mouse or the arrow keys [GAL-01]. It turns as soon as every
 * fourth frame is there; it never turns by itself. A frame that fails is passed over.
 */
export function TurnView({ frames, title, word }: TurnViewProps) {
  const count = frames.length;
  const [frame, setFrame] = useState(0);
  const [turned, setTurned] = useState(false);
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const [failed, setFailed] = useState<readonly number[]>([]);
  const drag = useRef<{ readonly x: number; readonly from: number }>(undefined);

  const stages = turnStages(count);
  const isSettled = (one: number) => arrived.includes(one) || failed.includes(one);
  const unsettled = stages.findIndex((stage) => !stage.every(isSettled));
  const asked = stages.slice(0, unsettled < 0 ? undefined : unsettled + 1).flat();
  const shown = nearestFrame(frame, arrived, count);
  const degrees = turnDegrees(frame, count);

  const turnTo = (next: number) => {
    setFrame(wrapped(next, count));
    setTurned(true);
  };
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    if (drag.current === undefined) return;
    const { x, from } = drag.current;
    turnTo(draggedFrame(from, clientX - x, currentTarget.clientWidth, count));
  };
  const letGo = () => {
    drag.current = undefined;
  };
  const turnByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turnTo(frame + step);
  };

  if (failed.length === count) {
    return (
      <Notice
        tone="error"
        onRetry={() => {
          setFailed([]);
        }}
      >
        The 360 view could not be loaded.
      </Notice>
    );
  }
  return (
    <>
      <TurnStage
        role="img"
        aria-label={`${title}, turned ${degrees} degrees`}
        aria-busy={shown === undefined}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          drag.current = { x: event.clientX, from: frame };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={follow}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        {asked
          .filter((one) => !failed.includes(one))
          .map((one) => (
            <img
              key={one}
              src={frames[one]}
              alt=""
              width={800}
              height={500}
              draggable={false}
              data-shown={one === shown}
              onLoad={() => {
                setArrived((known) => [...known, one]);
              }}
              onError={() => {
                setFailed((known) => [...known, one]);
              }}
            />
          ))}
        {!turned && (
          <span className="hint">
            <Rotate3d aria-hidden="true" size={18} />
            <span>{shown === undefined ? 'Loading' : `Drag to turn the ${word}`}</span>
          </span>
        )}
      </TurnStage>
      <TurnControl>
        <span aria-hidden="true">{`Turn the ${word}`}</span>
        <input
          type="range"
          aria-label={`Turn the ${word}`}
          aria-valuetext={`${degrees} degrees`}
          min={0}
          max={Math.max(0, count - 1)}
          step={1}
          value={frame}
          onKeyDown={turnByKey}
          onChange={(event) => {
            turnTo(Number(event.target.value));
          }}
        />
        <output aria-hidden="true">{`${degrees}°`}</output>
      </TurnControl>
    </>
  );
}
