import { timedOut } from '../../../core/kernel/failure';
import type { AccountListOutcome, AccountListView } from '../../../core/showroom/public';
import type { Examples } from '../../parts/examples';
import { exampleCar, exampleVan } from '../../workbench/example-stock';
import { AccountListCard } from './account-list-card';

const notHere = () => undefined;

const card = (view: Exclude<AccountListView, { readonly kind: 'absent' }>) => (
  <AccountListCard
    view={view}
    level={3}
    onLoad={notHere}
    onAddHere={notHere}
    onSaveToAccount={notHere}
    onTakeBack={notHere}
    onTryAgain={notHere}
    onKeepApart={notHere}
  />
);

type Known = Extract<AccountListView, { readonly kind: 'known' }>;

const known = (offer: Known['offer'], more: Partial<Known> = {}) =>
  card({
    kind: 'known',
    offer,
    inAccount: 3,
    vehicles: new Map([exampleCar, exampleVan].map((vehicle) => [vehicle.slug as string, vehicle])),
    isKeptApart: false,
    isChanging: false,
    ...more,
  });

const both: Known['offer'] = {
  kind: 'both-have-more',
  onlyAccount: [exampleCar.slug],
  onlyBrowser: [exampleVan.slug, 'kia-picanto-cd34efg'],
};
const after = (outcome: AccountListOutcome) => known({ kind: 'same' }, { outcome });

export const accountListExamples: Examples = {
  'Being looked up': card({ kind: 'asking' }),
  'Cannot be had': card({ kind: 'failed', failure: timedOut }),
  'Nothing on either': known({ kind: 'nothing' }),
  'The same on both': known({ kind: 'same' }),
  'More in the account': known({ kind: 'account-has-more', onlyAccount: [exampleCar.slug] }),
  'More on the device': known({
    kind: 'browser-has-more',
    onlyBrowser: Array.from({ length: 7 }, (_, place) => `kia-picanto-cd3${String(place)}efg`),
  }),
  'More on both': known(both),
  'Kept apart': known(both, { isKeptApart: true }),
  'Being saved': known(both, { isChanging: true }),
  Saved: after({ kind: 'saved', slugs: [exampleVan.slug], leftOut: [] }),
  'Saved in part': after({ kind: 'saved', slugs: [exampleVan.slug], leftOut: [exampleCar.slug] }),
  'Taken back': after({ kind: 'taken-back', slugs: [exampleVan.slug] }),
  'Not saved': known(both, {
    outcome: {
      kind: 'not-changed',
      failure: timedOut,
      change: { kind: 'add', slugs: [exampleVan.slug] },
    },
  }),
};
