import { inPounds } from '../../../core/kernel/money';
import { feeBack, HOLD_MS } from '../../../core/reservation/public';
import { list, paragraphs, part, writtenPage } from './written-page';

/** Whatever comes of a reservation but a sale. */
const FEE = inPounds(feeBack('withdrawn'));

/** ROUTE-51. */
export const TERMS_PAGE = writtenPage({
  slug: 'terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'How prices, reservations, finance and returns work when you use this website and buy a used car or van from us.',
  lead: 'What you can expect of this website, and of us, when you look for a car or a van here. Nothing on this page takes away rights that the law gives you.',
  parts: [
    part(
      'Vehicles and prices',
      paragraphs(
        'Every vehicle shown here is one we own or hold. Stock moves quickly: a vehicle may be sold at a branch before its page says so. Please ring the branch before you travel.',
        'The price of a vehicle is the price on its page. Where an admin fee applies it is shown beside the price with the total. Prices of vans marked "+VAT" are shown with the figure that includes VAT beside them.',
        'We check each description before it is published. If something on a page is wrong, tell us, and we will put it right before you buy.',
      ),
    ),
    part(
      'Reserving a vehicle',
      paragraphs(
        `Reserving a vehicle on this website costs ${FEE}, paid by card. While you pay it is held for you for ${String(HOLD_MS / 60_000)} minutes; once you have paid it is reserved for you. A reservation is not a contract to buy.`,
        `If you buy the vehicle, the ${FEE} comes off its price. If you do not, you get all of it back, to the card that you paid with: you, or the branch for you, can cancel at any time until you collect the vehicle. If somebody else had reserved it before your payment reached us, the ${FEE} goes back by itself.`,
      ),
    ),
    part(
      'Finance',
      paragraphs(
        'We are a credit broker, not a lender. We introduce you to lenders, and may receive a commission from them. Finance is subject to status: a lender decides, after a check of its own, whether to lend and at what rate.',
        'Monthly payments on this website are illustrations. The figures that bind you are those of the agreement you sign.',
      ),
    ),
    part(
      'If something is wrong with your vehicle',
      paragraphs(
        'The Consumer Rights Act 2015 says that what you buy from us as a private customer must be of satisfactory quality, fit for its purpose and as described.',
      ),
      list(
        'Within 30 days you can return a faulty vehicle for a refund.',
        'Within six months we must repair or replace it, unless we can show that the fault was not there when you bought it. If that fails, you can return it or ask for a lower price.',
        'After six months you may still have a claim if you can show that the fault was there from the start.',
      ),
    ),
    part(
      'Buying at a distance',
      paragraphs(
        'If you buy entirely online or by telephone, without meeting us, you can normally cancel within 14 days after the vehicle reaches you and need not give a reason. Look after it and keep the mileage low, as you may have to pay for use beyond what is needed to try it.',
      ),
    ),
    part(
      'Part exchange',
      paragraphs(
        'What we offer for your vehicle depends on its condition and on what you tell us about it. The branch confirms the figure when it has seen the vehicle.',
      ),
    ),
    part(
      'This website',
      paragraphs(
        'You are welcome to use, print and link to these pages. Pictures and text belong to us or to those who let us use them. Links to other websites are there to help you; what is written there is not ours.',
        'The law of England and Wales applies to these terms. If you live in Scotland or Northern Ireland you can also use the courts there.',
      ),
    ),
    part(
      'Complaints',
      paragraphs(
        'If we have let you down, <a href="/contact/">tell your branch</a> first: most things can be put right there. If your complaint is about finance and our final answer does not satisfy you, you can take it to the <a href="https://www.financial-ombudsman.org.uk/">Financial Ombudsman Service</a>, free of charge.',
      ),
    ),
  ],
});
