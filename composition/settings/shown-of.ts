import { USUAL_SETTINGS, type ShownSettings } from '../../ui/kit/shown-settings';

const NAMES = Object.keys(USUAL_SETTINGS) as readonly (keyof ShownSettings)[];

/** Of all settings those that are shown; nothing else of them may come to a browser with a page. */
export const shownOf = (settings: ShownSettings): ShownSettings =>
  NAMES.reduce<ShownSettings>(
    (shown, name) => ({ ...shown, [name]: settings[name] }),
    USUAL_SETTINGS,
  );
