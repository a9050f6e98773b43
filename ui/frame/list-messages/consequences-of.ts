import type { Scope } from '../../../core/kernel/scope';
import { pricesOfSaved } from '../../../core/showroom/public';
import { consequencesOfChanges, type ConsequencesOfChanges } from '../../../core/shortlist/public';
import type { App } from '../../kit/app';
import { savedVehiclesOf } from './saved-vehicles-of';

/** What follows from changes of the lists, for the visit: `app.oncePerVisit(consequencesOf)`. */
export const consequencesOf = (app: App, scope: Scope): ConsequencesOfChanges =>
  consequencesOfChanges(scope, {
    shortlist: app.shortlist,
    prices: pricesOfSaved(app.savedPriceStore, app.shortlist, app.settings),
    track: app.track,
    load: app.oncePerVisit(savedVehiclesOf).load,
  });
