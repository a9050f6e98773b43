import { list, paragraphs, part, writtenPage } from './written-page';

/** ROUTE-51. */
export const ASSET_PROTECTION_PAGE = writtenPage({
  slug: 'asset-protection-insurance',
  title: 'Asset protection insurance',
  description:
    'What asset protection (GAP) insurance pays when a car is written off or stolen, who needs it, and what to ask before you buy.',
  lead: 'If your car is written off or stolen, your motor insurer pays what it was worth on that day. Asset protection, also called GAP insurance, can pay the difference to what you paid or still owe.',
  parts: [
    part(
      'An example',
      paragraphs(
        'You buy a car for £15,000. Two years later it is written off, when it is worth £9,500. Your motor insurer pays £9,500. A policy that goes back to the price you paid would add the other £5,500, up to its limit.',
      ),
    ),
    part(
      'You may not need it',
      list(
        'Many motor policies replace a car of less than a year with a new one.',
        'If you paid cash and could bear the loss in value, you may rather save the premium.',
        'It pays only after your motor insurer has accepted a total loss. It is no cover for breakdown or repairs.',
      ),
    ),
    part(
      'Before you buy',
      list(
        'Compare. You can buy it elsewhere, often for less, and need not buy it on the day you buy the car.',
        'Look at the limit, at what counts as the purchase price, and at what is left out.',
        'The rules give you time: after we have told you about a policy there must be two clear days before we may sell it to you, unless you come back to us sooner yourself.',
        'You can cancel within 14 days and have your money back if you have not claimed.',
      ),
    ),
    part(
      'Ask us',
      paragraphs(
        'Your <a href="/contact/">branch</a> can tell you what a policy for your car would cost and gives you its terms to take home.',
      ),
    ),
  ],
});
