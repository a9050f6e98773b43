export {
  MOST_IN_ACCOUNT,
  type AccountListChange,
  type AccountShortlist,
  type ShortlistOffer,
} from './model/account-list';
export type { Credentials, Password, Session } from './model/credentials';
export { customerName, type Customer, type Passkey } from './model/customer';
export {
  advanceStanding,
  unknownStanding,
  type Standing,
  type StandingConsequence,
  type StandingEvent,
} from './model/standing';
export type { AccountListDesk, ListNotWritten } from './ports/account-list-desk';
export type {
  CustomerDesk,
  LinkRequest,
  LoginFailure,
  SetPasswordFailure,
} from './ports/customer-desk';
export type { KeptApart } from './ports/kept-apart';
export type { PasskeyAnswer, PasskeyDesk, PasskeyQuestion } from './ports/passkey-desk';
export {
  DASHBOARD_PATH,
  LOGIN_PATH,
  loginPath,
  NEXT_NAME,
  ownAddress,
  PASSWORD_RESET_PATH,
  SESSION_ENDED_PATH,
} from './rules/account-paths';
export { guard, isSessionOver, type GuardVerdict } from './rules/guard';
export { onlyInAccount, onlyInBrowser, shortlistOffer } from './rules/merge-lists';
export {
  LONGEST_PASSWORD,
  readNewPassword,
  readPassword,
  SHORTEST_PASSWORD,
  type PasswordFault,
} from './rules/read-password';
export { changeAccountList, type ListChanged } from './streams/change-account-list';
export {
  createStanding,
  type SessionNews,
  type StandingOfVisit,
} from './streams/standing-of-visit';
