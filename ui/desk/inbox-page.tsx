import { Badge } from '../parts/badge/badge';
import { Button, ButtonLink } from '../parts/button/button';
import { TextField } from '../parts/field/text-field';
import { Select } from '../parts/select/select';
import { pictureCount, shownTime } from './desk-copy';
import { DeskFrame } from './desk-frame';
import type { InboxQuery, InboxState, ListedEnquiry } from './desk-values';
import { DeskList, DeskSheet, PageSteps, SearchRow, StateTabs } from './desk.styles';
import { inboxSearch } from './inbox-address';

export interface InboxPageProps {
  readonly siteName: string;
  readonly query: InboxQuery;
  readonly enquiries: readonly ListedEnquiry[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly perPage: number;
  readonly tally: {
    readonly unanswered: number;
    readonly answered: number;
    readonly suspect: number;
    readonly forms: readonly { readonly id: string; readonly title: string }[];
  };
}

const PATH = '/sandbox/inbox';

const TABS: readonly { readonly state: InboxState; readonly label: string }[] = [
  { state: 'all', label: 'All' },
  { state: 'unanswered', label: 'To answer' },
  { state: 'answered', label: 'Answered' },
  { state: 'suspect', label: 'Suspects' },
];

const countOf = (
  state: InboxState,
  { unanswered, answered, suspect }: InboxPageProps['tally'],
): number => {
  switch (state) {
    case 'all':
      return unanswered + answered;
    case 'unanswered':
      return unanswered;
    case 'answered':
      return answered;
    case 'suspect':
      return suspect;
  }
};

const EnquiryRow = ({ enquiry }: { readonly enquiry: ListedEnquiry }) => {
  const { reference, person, formTitle, branch, at, answeredAt, pictures, suspect } = enquiry;
  return (
    <li>
      <a href={`${PATH}/${encodeURIComponent(reference)}`}>
        <span className="who">
          <span className="name">{person === '' ? 'No name given' : person}</span>
          <span className="soft reference">{` ${reference}`}</span>
        </span>
        <span className="what">
          <span>{formTitle}</span>
          <span className="soft">{` ${branch}`}</span>
        </span>
        <span className="marks">
          {pictures > 0 && <Badge>{pictureCount(pictures)}</Badge>}
          {suspect && <Badge $tone="danger">Suspect</Badge>}
          {answeredAt !== undefined && <Badge $tone="good">Answered</Badge>}
          {answeredAt === undefined && !suspect && <Badge $tone="brand">To answer</Badge>}
        </span>
        <time className="soft" dateTime={new Date(at).toISOString()}>
          {shownTime(at)}
        </time>
      </a>
    </li>
  );
};

const nothingWords = ({ state, form, words }: InboxQuery): string => {
  if (form !== '' || words !== '') return 'No enquiry is like this.';
  switch (state) {
    case 'all':
      return 'No enquiry has come in yet.';
    case 'unanswered':
      return 'Nothing waits for an answer.';
    case 'answered':
      return 'Nothing has been marked as answered yet.';
    case 'suspect':
      return 'There are no suspects: nothing was sent that looks like a program’s work.';
  }
};

/** What came in, the latest first (FORM-01). */
export const InboxPage = ({
  siteName,
  query,
  enquiries,
  total,
  perPage,
  tally,
}: InboxPageProps) => {
  const { state, form, words, page } = query;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const addressOf = (other: Partial<InboxQuery>) =>
    `${PATH}${inboxSearch({ ...query, page: 1, ...other })}`;
  return (
    <DeskFrame siteName={siteName} title="Inbox" room="inbox">
      <div className="heading">
        <h1>Inbox</h1>
        <ButtonLink kind="quiet" href={`${PATH}.csv${inboxSearch({ ...query, page: 1 })}`} download>
          Export as CSV
        </ButtonLink>
      </div>
      <StateTabs aria-label="Which enquiries">
        <ul>
          {TABS.map(({ state: other, label }) => (
            <li key={other}>
              <a
                href={addressOf({ state: other })}
                aria-current={other === state ? 'true' : undefined}
              >
                <span>{label}</span>
                <span className="count">{countOf(other, tally)}</span>
              </a>
            </li>
          ))}
        </ul>
      </StateTabs>
      <SearchRow action={PATH} role="search">
        {state !== 'all' && <input type="hidden" name="state" value={state} />}
        <TextField
          id="q"
          name="q"
          type="search"
          label="Name or reference"
          defaultValue={words}
          autoComplete="off"
        />
        <Select
          id="form"
          name="form"
          label="Form"
          defaultValue={form}
          choices={[
            { value: '', label: 'All forms' },
            ...tally.forms.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <Button type="submit">Search</Button>
      </SearchRow>
      {enquiries.length === 0 ? (
        <DeskSheet>
          <p>{nothingWords(query)}</p>
        </DeskSheet>
      ) : (
        <DeskList aria-label="Enquiries, the latest first">
          {enquiries.map((enquiry) => (
            <EnquiryRow key={enquiry.reference} enquiry={enquiry} />
          ))}
        </DeskList>
      )}
      {pages > 1 && (
        <PageSteps aria-label="Pages">
          {page > 1 ? (
            <ButtonLink kind="quiet" rel="prev" href={addressOf({ page: page - 1 })}>
              Newer
            </ButtonLink>
          ) : (
            <span />
          )}
          <p className="soft">{`Page ${page} of ${pages}`}</p>
          {page < pages ? (
            <ButtonLink kind="quiet" rel="next" href={addressOf({ page: page + 1 })}>
              Older
            </ButtonLink>
          ) : (
            <span />
          )}
        </PageSteps>
      )}
    </DeskFrame>
  );
};
