import { styled } from 'styled-components';
import type { ContentPage } from '../../../../core/content/public';
import { EXAMPLE_LINK, RATE_LINE } from '../../../copy/alike-copy';
import { RichText } from '../../../parts/rich-text/rich-text';
import { media } from '../../../theme/media';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

interface ContentBlockProps {
  /** The editable page of every vehicle's page; `undefined` while, or where, it cannot be had. */
  readonly content: ContentPage | undefined;
}

/** An editor's text with something in it; a field of empty tags is an empty field. */
export function htmlOf(content: ContentPage | undefined, field: string): string | undefined {
  const html = content?.fields.find(({ slug }) => slug === field)?.html;
  return html === undefined || !/\p{L}|<img/u.test(html.replace(/<(?!img)[^>]*>?/g, ''))
    ? undefined
    : html;
}

const Banner = styled.div`
  border-inline-start: 4px solid ${token('plate')};
  border-radius: ${radius.control};
  background: ${token('plate-wash')};
  padding: ${space(12, 16)};

  p {
    ${text(15)}
  }
`;

/** What the group has to say on every vehicle's page (VDP-14). */
export function SiteBanner({ content }: ContentBlockProps) {
  const html = htmlOf(content, 'banner');
  return html === undefined ? undefined : (
    <Banner>
      <RichText cleanHtml={html} />
    </Banner>
  );
}

const Panel = styled.section`
  border-radius: ${radius.card};
  background: ${token('brand-wash')};
  padding: ${space(24, 16)};
  ${media.tablet} {
    padding: ${space(32)};
  }

  h2,
  h3 {
    margin-top: 0;
    ${text(22)}
  }
  /* A list of reasons is ticked off, in as many columns as there is room for. */
  &.reasons > div {
    max-width: none;
  }
  &.reasons ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: ${space(12, 32)};
    padding: 0;
    list-style: none;
  }
  &.reasons li {
    position: relative;
    margin: 0;
    padding-inline-start: 1.75em;
  }
  &.reasons li::before {
    position: absolute;
    inset: 0.35em auto auto 0.15em;
    width: 0.95em;
    height: 0.5em;
    border: solid ${token('brand')};
    border-width: 0 0 2.5px 2.5px;
    rotate: -45deg;
    content: '';
  }
  .rate {
    margin-top: ${space(16)};
    color: ${token('ink-soft')};
    ${text(13)}
  }
`;

/** A rate in an editor's text: a representative example has to be at hand (UX rule 13). */
const namesARate = (html: string): boolean => /\bAPR\b/i.test(html);

interface WhyBuyListProps extends ContentBlockProps {
  /** Where on this page the representative example stands; none, while there is no figure to give one of. */
  readonly example: string | undefined;
}

/**
 * Reasons to buy here (VDP-46). The rate it claims leads to the example that stands for it; a rate
 * without an example is not shown at all.
 */
export function WhyBuyList({ content, example }: WhyBuyListProps) {
  const html = htmlOf(content, 'why-buy');
  return html === undefined || (namesARate(html) && example === undefined) ? undefined : (
    <Panel className="reasons">
      <RichText cleanHtml={html} />
      {namesARate(html) && (
        <p className="rate">
          {RATE_LINE} <a href={example}>{EXAMPLE_LINK}</a>
        </p>
      )}
    </Panel>
  );
}

/** The way to another search, in an editor's words (VDP-47). */
export function StartSearch({ content }: ContentBlockProps) {
  const html = htmlOf(content, 'start-search');
  return html === undefined ? undefined : (
    <Panel>
      <RichText cleanHtml={html} />
    </Panel>
  );
}
