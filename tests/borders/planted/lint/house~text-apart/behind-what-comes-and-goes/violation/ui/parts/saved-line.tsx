export const SavedLine = ({ isNew }: { readonly isNew: boolean }) => (
  <p>
    {isNew && <strong>New</strong>} in your list
  </p>
);
