import type { Settings } from './settings';

/**
 * What of the settings the stand-in back end is opened with.
 * @param isSender whether this process sends what is in the queue of e-mails.
 */
export const sandboxSettings = (
  { dataFolder, inboxToken, siteName, publicOrigin, reservationNeeds, checkout, mail }: Settings,
  isSender: boolean,
) => ({
  folder: dataFolder,
  siteName,
  ...(publicOrigin !== undefined && { siteOrigin: publicOrigin }),
  reservationNeeds,
  checkoutEvents: checkout.events,
  stripe: checkout.stripe,
  ...(inboxToken !== undefined && { inboxToken }),
  ...(mail !== undefined && { mail: { ...mail, isSender } }),
});
