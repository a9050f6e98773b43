import type { FormKind } from '../../../core/enquiry/public';

/** Above the fields of a form. */
export const FORM_LEADS: Readonly<Partial<Record<FormKind | 'generic', string>>> = {
  callback: 'Leave your number, and somebody at the branch who knows the vehicle rings you back.',
  enquire: 'Ask whatever you want to know. It goes to the branch where the vehicle stands.',
  'general-enquiry': 'Ask us about anything. Choose the branch that should answer.',
  'test-drive':
    'Choose a day and a time when the branch is open. It costs nothing and binds you to nothing.',
  appointment:
    'We walk around a vehicle with you by video call. Choose a day and a time when the branch is open.',
  contact: 'Write to the branch whatever it is about.',
  'outstanding-finance':
    'You can sell or part exchange a car that is not paid off. We settle with your lender first and the rest is yours.',
  'mot-unsubscribe':
    'Send this form and we stop reminding you of when the MOT of your vehicle runs out. It costs nothing.',
  voucher: 'Tell us who you are and which branch you will visit, and download your voucher.',
};
