import { useApp } from '../../../kit/app-context';

/** Tells programs where the blog can be followed. React moves it to the head by itself. */
export function FeedLinks() {
  const { publicOrigin, siteName } = useApp();
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${siteName} blog`}
        href={`${publicOrigin}/blog/feed.xml`}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={`${siteName} blog`}
        href={`${publicOrigin}/blog/feed.json`}
      />
    </>
  );
}
