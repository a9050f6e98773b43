import type { Settings } from './settings';

/**
 * What of the settings the stand-in back end is opened with.
 * @param isSender whether this process sends what is in the queue of e-mails.
 */
export const sandboxSettings = (
  {
    dataFolder,
    inboxToken,
    siteName,
    publicOrigin,
    reservationNeeds,
    mail,
    contentFolder,
  }: Settings,
  isSender: boolean,
) => ({
  folder: dataFolder,
  siteName,
  ...(publicOrigin !== undefined && { siteOrigin: publicOrigin }),
  reservationNeeds,
  ...(contentFolder !== undefined && { contentFolder }),
  ...(inboxToken !== undefined && { inboxToken }),
  ...(mail !== undefined && { mail: { ...mail, isSender } }),
});
