import type { FilledSection } from '../../core/enquiry/public';
import { Agreements } from './agreements';
import { FormFields, type FormInParts } from './form-fields';
import { SectionBox } from './form.styles';

interface SectionContentsProps extends FormInParts {
  readonly section: FilledSection;
}

/** What a section asks, without its title. */
export const SectionContents = ({ section, ...parts }: SectionContentsProps) => (
  <>
    {section.instructions !== undefined && <p className="instructions">{section.instructions}</p>}
    <FormFields {...parts} fields={section.fields} />
    <Agreements {...parts} extras={section.extras} />
  </>
);

interface SectionViewProps extends SectionContentsProps {
  readonly level?: 'h2' | 'h3';
}

/** A section of a form under its title; one that has none stands by itself. */
export function SectionView({ level: Heading = 'h2', ...contents }: SectionViewProps) {
  const { section, idOf } = contents;
  if (section.title === '') return <SectionContents {...contents} />;
  const headingId = `${idOf(section.id)}-title`;
  return (
    <SectionBox aria-labelledby={headingId}>
      <Heading id={headingId}>{section.title}</Heading>
      <SectionContents {...contents} />
    </SectionBox>
  );
}
