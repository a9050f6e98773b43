export const MatchCount = ({ count }: { readonly count: number }) => <p>{count} cars</p>;
