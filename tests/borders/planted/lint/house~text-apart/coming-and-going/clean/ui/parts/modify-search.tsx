export const ModifySearch = ({ chosen }: { readonly chosen: number }) => (
  <button type="button">
    <span>Modify Search</span>
    {chosen > 0 && <span> (chosen)</span>}
  </button>
);
