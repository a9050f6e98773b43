import { useApp } from './app-context';

export interface PageHeadProps {
  /** Without the site's name; the home page gives none. */
  readonly title?: string;
  readonly description: string;
  /** Path and query that this page is known by; absolute once the site's origin is put before it. */
  readonly canonical?: string;
  readonly indexed?: boolean;
  /** Address of a picture for shared links. */
  readonly picture?: string;
}

/** Title, description and the other head tags of a page. React moves them to the head by itself. */
export function PageHead({
  title,
  description,
  canonical,
  indexed = true,
  picture,
}: PageHeadProps) {
  const { siteName, publicOrigin } = useApp();
  const fullTitle = title === undefined ? siteName : `${title} | ${siteName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {indexed ? undefined : <meta name="robots" content="noindex, follow" />}
      {canonical === undefined ? undefined : (
        <link rel="canonical" href={`${publicOrigin}${canonical}`} />
      )}
      <meta property="og:title" content={title ?? siteName} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={siteName} />
      {picture === undefined ? undefined : (
        <meta
          property="og:image"
          content={picture.startsWith('/') ? `${publicOrigin}${picture}` : picture}
        />
      )}
    </>
  );
}
