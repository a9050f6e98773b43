import { Parser } from 'htmlparser2';
import { breadcrumbSchema } from '../../../core/stock/public';
import { embeddableJson } from '../../../ui/kit/json-block';

const TRAIL_BEGINS = '<nav aria-label="Breadcrumbs">';
const TRAIL_ENDS = '</nav>';

interface Step {
  readonly name: string;
  readonly address: string;
}

/**
 * The breadcrumbs of a page as data for search engines (BreadcrumbList): read from those that are seen,
 * so that the two cannot differ. Where none of them is the page itself, it is the last step, by the
 * title and the address it is known by. Nothing where no breadcrumbs stand.
 *
 * @param head The tags of the page's head, as they were drawn.
 * @param body The page, as it was drawn.
 * @param origin Scheme and host, no slash at the end.
 */
export function trailFacts(head: string, body: string, origin: string): string {
  const begins = body.indexOf(TRAIL_BEGINS);
  const ends = begins === -1 ? -1 : body.indexOf(TRAIL_ENDS, begins);
  if (ends === -1) return '';
  const trail = body.slice(begins, ends);
  const { steps, endsWithPage } = seenSteps(trail);
  if (steps.length === 0) return '';
  const facts = breadcrumbSchema(
    origin,
    endsWithPage ? steps : [...steps, ...pageItself(head, origin)],
  );
  return `<script type="application/ld+json">${embeddableJson({ '@context': 'https://schema.org', ...facts })}</script>`;
}

function seenSteps(trail: string): {
  readonly steps: readonly Step[];
  readonly endsWithPage: boolean;
} {
  const steps: Step[] = [];
  let endsWithPage = false;
  let address: string | undefined;
  let name = '';
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (tag !== 'a') return;
      address = attributes['href'];
      name = '';
      endsWithPage ||= attributes['aria-current'] === 'page';
    },
    ontext: (text) => {
      name += text;
    },
    onclosetag: (tag) => {
      if (tag === 'a' && address !== undefined) steps.push({ name: name.trim(), address });
    },
  });
  parser.end(trail);
  return { steps, endsWithPage };
}

function pageItself(head: string, origin: string): readonly Step[] {
  let name: string | undefined;
  let address: string | undefined;
  const parser = new Parser({
    onopentag: (tag, { property, content, rel, href }) => {
      if (tag === 'meta' && property === 'og:title') name ??= content;
      if (tag === 'link' && rel === 'canonical') address ??= href;
    },
  });
  parser.end(head);
  return name !== undefined && address?.startsWith(`${origin}/`) === true
    ? [{ name, address: address.slice(origin.length) }]
    : [];
}
