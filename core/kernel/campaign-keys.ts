/** As advertisers name what they follow a click by: `utm_source`, and the click numbers `gclid`, `msclkid`, `gbraid`. */
const CAMPAIGN_KEY = /^utm(?:_|$)|clk?id$|braid$/i;

/** Whether a key of an address says how the shopper came, and nothing of what they look for. */
export const isCampaignKey = (key: string): boolean => CAMPAIGN_KEY.test(key);
