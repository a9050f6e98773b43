export const SavedLine = ({ isNew }: { readonly isNew: boolean }) => (
  <p>
    In your list {isNew && <strong>New</strong>}
  </p>
);
