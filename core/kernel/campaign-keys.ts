/** By which advertisers see what became of a click; `utm` and the click numbers of the networks. */
const CAMPAIGN_KEY =
  /^(?:utm(?:_\w+)?|gclid|gbraid|wbraid|dclid|gclsrc|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id)$/i;

/** Whether a key of an address says how the shopper came, and nothing of what they look for. */
export const isCampaignKey = (key: string): boolean => CAMPAIGN_KEY.test(key);
