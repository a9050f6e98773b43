import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { usePutBackWhenScrolled } from '../put-back-when-scrolled';

export interface RangeThumbProps {
  readonly end: 'from' | 'to';
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Lies over the other thumb, so that it can be pulled out again where the two meet. */
  readonly above: boolean;
  readonly inWords: (value: number) => string;
  readonly onChange: (value: number) => void;
  readonly onCommit: (value: number) => void;
}

const PAGE = 5;

/** One thumb: a native slider, on which an arrow is one step and Page Up or Down five. */
export function RangeThumb({
  end,
  label,
  min,
  max,
  step,
  value,
  above,
  inWords,
  onChange,
  onCommit,
}: RangeThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const letGo = useEffectEvent(() => {
    onCommit(Number(input.current?.value ?? value));
  });

  // React listens to every pull; the browser's own change event tells when the thumb is let go.
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('change', letGo);
    return () => {
      element?.removeEventListener('change', letGo);
    };
  }, []);

  const touches = usePutBackWhenScrolled(value, (before) => {
    onChange(before);
    onCommit(before);
  });

  const movePage = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    const moved = value + (event.key === 'PageUp' ? PAGE : -PAGE) * step;
    const landed = Math.min(max, Math.max(min, moved));
    onChange(landed);
    onCommit(landed);
  };

  return (
    <input
      ref={input}
      type="range"
      data-end={end}
      className={above ? 'above' : undefined}
      aria-label={label}
      aria-valuetext={inWords(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      {...touches}
      onChange={(event) => {
        onChange(Number(event.currentTarget.value));
      }}
      onKeyDown={movePage}
    />
  );
}
