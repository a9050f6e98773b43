import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  createArticleSearchBox,
  toArticlesAddress,
  type ArticleQuery,
} from '../../../../core/content/public';
import { BLOG_WORDS } from '../../../copy/blog/blog-copy';
import { useBehavior } from '../../../kit/use-behavior';
import { useViewModel } from '../../../kit/use-view-model';
import { Button } from '../../../parts/button/button';
import { isComposing } from '../../../parts/field/is-composing';
import { TextField } from '../../../parts/field/text-field';
import { SearchForm } from './articles.styles';

/**
 * The search of the blog: half a second after the last key (BLOG-16), Escape clears it (BLOG-17). It is
 * a form of its own, for browsers without script.
 */
export function ArticleSearch({ query }: { readonly query: ArticleQuery }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ query, navigate });
  useEffect(() => {
    latest.current = { query, navigate };
  });
  const box = useViewModel((scope) =>
    createArticleSearchBox(scope, query.search, (term) => {
      const { query: shown, navigate: go } = latest.current;
      const { search: _, ...others } = shown;
      const next = { ...others, ...(term !== undefined && { search: term }), page: 1 };
      // One entry of the history for a search, however many words it took.
      void go(toArticlesAddress(next), {
        replace: shown.search !== undefined,
        preventScrollReset: true,
      });
    }),
  );
  useEffect(() => {
    box.pageShows(query.search);
  }, [box, query.search]);
  useEffect(() => {
    // What was typed before the script was there.
    const early = field.current?.value ?? '';
    if (early !== box.typed$.value) box.type(early);
  }, [box]);
  // The field is the browser's own, so that nothing typed is lost; what the box says otherwise is put into it.
  const typed = useBehavior(box.typed$);
  useEffect(() => {
    const now = box.typed$.value;
    if (field.current !== null && field.current.value !== now) field.current.value = now;
  }, [box, typed]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    box.clear();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    box.enter(field.current?.value ?? '');
  };
  return (
    <SearchForm
      role="search"
      aria-label={BLOG_WORDS.search}
      method="get"
      action="/blog-search/"
      onSubmit={onSubmit}
    >
      <TextField
        ref={field}
        type="search"
        name="search"
        label={BLOG_WORDS.search}
        labelHidden
        placeholder={BLOG_WORDS.placeholder}
        defaultValue={query.search}
        autoComplete="off"
        enterKeyHint="search"
        onInput={({ currentTarget }) => {
          box.type(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <Button kind="quiet" type="submit">
        {BLOG_WORDS.submit}
      </Button>
    </SearchForm>
  );
}
