import { highlighted } from '../../../../core/content/public';

/** A text in which what was searched for is marked; without a search it is the text alone. */
export function FoundText({
  text,
  search,
}: {
  readonly text: string;
  readonly search: string | undefined;
}) {
  if (search === undefined) return text;
  return highlighted(text, search).map(({ text: stretch, isFound }, place) =>
    isFound ? <mark key={place}>{stretch}</mark> : <span key={place}>{stretch}</span>,
  );
}
