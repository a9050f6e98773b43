import { useEffect, useState } from 'react';
import {
  FLASHER_BEAT_MS,
  flasherPhase,
  type FlasherPhase,
  type FlasherSetting,
} from '../../../../core/enquiry/public';
import { wantsLessMotion } from '../../../kit/wants-less-motion';
import { Light } from './sticky-bar.styles';

/** The light of the sticky bar (VDP-34). Decoration: it says nothing that the words do not. */
export function Flasher({ setting }: { readonly setting: FlasherSetting }) {
  const [phase, setPhase] = useState<FlasherPhase>('lit');

  useEffect(() => {
    let elapsed = 0;
    const beat = setInterval(() => {
      elapsed += FLASHER_BEAT_MS;
      const next = flasherPhase(setting, elapsed, wantsLessMotion());
      setPhase(next);
      if (next === 'resting') clearInterval(beat);
    }, FLASHER_BEAT_MS);
    return () => {
      clearInterval(beat);
    };
  }, [setting]);

  return <Light data-phase={phase} aria-hidden="true" />;
}
