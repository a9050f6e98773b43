import { Icon } from '../../../parts/icon/icon';
import { branchPlace } from '../../../../core/content/public';
import { latest } from '../../../../core/kernel/remote';
import { quoteFor, type SearchState } from '../../../../core/showroom/public';
import { toAddress, withPage, type PageWindow } from '../../../../core/search/public';
import {
  NO_STOCK_ADVICE,
  NO_STOCK_TITLE,
  nothingMatches,
  nothingMatchesAdvice,
  otherHalfMatches,
} from '../../../copy/no-results-copy';
import { chipLabel, inWords, showWords, vehicleWord } from '../../../copy/search-copy';
import { telephoneAddress } from '../../../copy/telephone-address';
import { ButtonLink } from '../../../parts/button/button';
import { EmptyState } from '../../../parts/empty-state/empty-state';
import { RichText } from '../../../parts/rich-text/rich-text';
import { SiteLink } from '../../../parts/site-link/site-link';
import { ResultList } from '../../../stock/vehicle-card/result-list.styles';
import { HelpList } from './few-results.styles';
import { CompactCard } from '../../../stock/vehicle-card/compact-card';

export interface FewResultsProps {
  readonly state: SearchState;
  readonly isLoading: boolean;
  readonly pages: PageWindow;
}

const nearlyWords = (without: string): string =>
  `These match everything you chose except: ${without}.`;

/** The editable page may replace the message (SEARCH-05). */
const replacement = (state: SearchState): string | undefined =>
  latest(state.content)?.fields.find(({ slug }) => slug === 'no_stock_message')?.html;

/** The branch that was searched at, else the first that has a telephone. */
function branchToCall({ branches, query }: SearchState): CallBranchProps | undefined {
  const chosen = query.lists.location_name ?? [];
  const reachable = (latest(branches) ?? []).flatMap((branch) =>
    branch.telephone === undefined
      ? []
      : [{ slug: branch.slug, name: branchPlace(branch), telephone: branch.telephone }],
  );
  return reachable.find(({ slug }) => chosen.includes(slug)) ?? reachable[0];
}

interface CallBranchProps {
  readonly name: string;
  readonly telephone: string;
}

const CallBranch = ({ name, telephone }: CallBranchProps) => (
  <ButtonLink href={telephoneAddress(telephone)}>
    <Icon name="phone" size={18} /> <span>{`Call ${name} on ${telephone}`}</span>
  </ButtonLink>
);

/**
 * No dead ends (UX rule 10): at zero the message, what each filter costs, and the nearest
 * vehicles; at a few, the near matches; past the last page, the way back to it.
 */
export function FewResults({ state, isLoading, pages }: FewResultsProps) {
  const results = latest(state.results);
  const help = latest(state.help);
  if (results === undefined || isLoading) return undefined;
  const { section } = state.query;

  if (pages.isPastEnd) {
    return (
      <EmptyState
        drawing="search"
        sentence={
          pages.pageCount === 1
            ? 'There is only 1 page'
            : `There are only ${inWords(pages.pageCount)} pages`
        }
        nextStep={
          <ButtonLink href={toAddress(withPage(state.query, pages.pageCount))}>
            Go to the last page
          </ButtonLink>
        }
      >
        {`${inWords(results.total)} used ${vehicleWord(section, results.total)} ${results.total === 1 ? 'matches' : 'match'}, but not that many pages of them.`}
      </EmptyState>
    );
  }

  const relaxing = help?.relaxations.filter(({ total }) => total > results.total) ?? [];
  const ways =
    relaxing.length > 0
      ? relaxing.map(({ filter, ...way }) => ({ ...way, without: [filter] }))
      : [help?.further ?? []].flat();
  const html = replacement(state);
  const expert = branchToCall(state);
  const { keyword } = state.query;
  const otherHalf = help?.otherHalf;
  return (
    <>
      {results.total === 0 &&
        (otherHalf !== undefined && keyword !== undefined ? (
          <EmptyState
            drawing="search"
            sentence={otherHalfMatches(otherHalf.query.section, otherHalf.total, keyword)}
            nextStep={
              <ButtonLink href={toAddress(otherHalf.query)}>
                {showWords(otherHalf.query.section, otherHalf.total)}
              </ButtonLink>
            }
          >
            {`No used ${vehicleWord(section, 0)} match.`}
          </EmptyState>
        ) : html === undefined || keyword !== undefined ? (
          <EmptyState
            drawing="search"
            sentence={keyword === undefined ? NO_STOCK_TITLE : nothingMatches(keyword)}
            nextStep={expert !== undefined && <CallBranch {...expert} />}
          >
            {keyword !== undefined && help !== undefined && (
              <p>{nothingMatchesAdvice(help.matchesNowhere)}</p>
            )}
            <p>{NO_STOCK_ADVICE}</p>
          </EmptyState>
        ) : (
          <RichText cleanHtml={html} />
        ))}
      {results.total === 0 && ways.length > 0 && (
        <section aria-labelledby="give-way">
          <h2 id="give-way">
            {relaxing.length > 0 ? 'Try without one of these' : 'Try with less'}
          </h2>
          <HelpList>
            {ways.map(({ without, query, total }) => {
              const names = without.map((filter) => chipLabel(filter, latest(state.options)));
              return (
                <li key={names.join()}>
                  <SiteLink href={toAddress(query)} keepScroll>
                    <span>{`Remove ${names.join(', ')}`}</span>{' '}
                    <span className="count">{`${inWords(total)} ${vehicleWord(section, total)}`}</span>
                  </SiteLink>
                </li>
              );
            })}
          </HelpList>
        </section>
      )}
      {help !== undefined && help.nearly.length > 0 && (
        <section aria-labelledby="nearly">
          <h2 id="nearly">Nearly what you asked for</h2>
          {help.nearlyWithout !== undefined && (
            <p>{nearlyWords(chipLabel(help.nearlyWithout, latest(state.options)))}</p>
          )}
          <ResultList>
            {help.nearly.map((vehicle) => (
              <li key={vehicle.id}>
                <CompactCard
                  vehicle={vehicle}
                  quote={quoteFor(
                    help.quotes && latest(help.quotes),
                    vehicle,
                    state.query.finance.type,
                  )}
                />
              </li>
            ))}
          </ResultList>
        </section>
      )}
    </>
  );
}
