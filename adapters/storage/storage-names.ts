/**
 * Everything this site keeps in a shopper's browser, by the name it has there. Every store takes
 * its name from here (`import * as STORAGE_NAMES`); a name is never given to a second thing. What
 * is owed to the shopper about each (place, consent, how long) stands in `KEPT_IN_BROWSER` of
 * core/tracking: a thing without a name does not compile, nor does a name without its duty
 * (`StorageName`). Each is a constant of its own, so that a script carries only those it uses.
 */

export const favourites = 'favs';
export const compare = 'compare';
export const savedPrices = 'favPrices';
export const shortlistSnapshot = 'shortlistSnapshot';
export const snapshotPictures = 'forecourt-pictures';
/** Unless the setting `RECENT_COOKIE` names another (CG-078). */
export const recents = 'recent_vehicles';
export const listingView = 'listingView';
export const approvedCustomer = 'autoConvert';
export const financeDefault = 'financeDefault';
/** Unless the setting `CONSENT_KEY` names another (CG-121). */
export const consent = 'consent';
/** The version of the build comes after it. */
export const siteFiles = 'forecourt-';
export const reloadMark = 'chunkReloadedAt';
/**
 * The router's own name for where each page was scrolled to.
 * @public It is the router that reads and writes it.
 */
export const scrollPlaces = 'react-router-scroll-positions';
export const enquiryDrafts = 'enquiryDrafts';
export const enquiryReceipt = 'enquiry_receipt';
/** Of one who is logged in: the server's alone; with the prefix `__Host-` where the site is reached by https. */
export const customerSession = 'forecourt_session';
/** That somebody is logged in, and nothing of whom: for the label of a link. */
export const signedIn = 'signed_in';
export const keptApart = 'shortlistKeptApart';
export const reservationHold = 'reservation_hold';
export const reservationTyped = 'reservation_typed';
export const nearestOutcode = 'nearestOutcode';
export const valuationJourney = 'valuationJourney';
export const heldValuation = 'heldValuation';
export const previousAddresses = 'previous_urls';
export const countedConversions = 'countedConversions';
