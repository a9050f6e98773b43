export const MatchCount = ({ count }: { readonly count: number }) => (
  <p>
    Now <span>{`${count} cars`}</span>
  </p>
);
