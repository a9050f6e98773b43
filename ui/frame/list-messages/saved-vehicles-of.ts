import type { Scope } from '../../../core/kernel/scope';
import {
  createSavedVehicles,
  pricesOfSaved,
  type SavedVehicles,
} from '../../../core/showroom/public';
import { techBriefWords } from '../../copy/vehicle-copy';
import type { App } from '../../kit/app';

/** The vehicles of both lists: `app.oncePerVisit(savedVehiclesOf)`, so that they are asked for by one alone. */
export const savedVehiclesOf = (app: App, scope: Scope): SavedVehicles =>
  createSavedVehicles(scope, {
    catalogue: app.ports.catalogue,
    shortlist: app.shortlist,
    prices: pricesOfSaved(app.savedPriceStore, app.shortlist, app.settings),
    keepSnapshot: app.keepSnapshot,
    clock: app.clock,
    settings: { ...app.settings, factWords: techBriefWords },
  });
