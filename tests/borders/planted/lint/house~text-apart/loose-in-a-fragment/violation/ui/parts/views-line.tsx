export const ViewsLine = ({ views }: { readonly views: string | undefined }) =>
  views === undefined ? undefined : (
    <>
      <b>Views</b> <span>{views}</span>
    </>
  );
