import { useLoaderData } from 'react-router-dom';
import { WrittenAroundPart } from '../../content/written-around-part';
import type { ContentFormState } from './content-form-loader';
import { FormPageView } from './form-page-view';

/** A form in the midst of what an editor has written about it (PAGE-21, PAGE-25). */
export function ContentFormPage() {
  const { written, mode } = useLoaderData<ContentFormState>();
  const { page, beside } = written;
  return (
    <div data-mode={mode}>
      <FormPageView
        below={page !== undefined && <WrittenAroundPart.Part page={page} beside={beside} />}
      />
    </div>
  );
}
