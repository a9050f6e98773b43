import type { ComponentType } from 'react';
import type { FilledSection } from '../../core/enquiry/public';
import { Agreements } from './agreements';
import { FormFields, type FormFieldsProps } from './form-fields';
import type { FormInParts } from './form-in-parts';
import { SectionBox } from './form.styles';

/** How what a section has beside plain fields is shown; a page brings the views that its form needs. */
export interface SectionViews {
  /** In place of its fields. */
  readonly 'damage-diagram'?: ComponentType<FormFieldsProps>;
  /** Under its fields. */
  readonly photographs?: ComponentType<FormInParts>;
}

interface SectionContentsProps extends FormInParts {
  readonly section: FilledSection;
  readonly views?: SectionViews;
}

/** What a section asks, without its title. */
export function SectionContents({ section, views = {}, ...parts }: SectionContentsProps) {
  const { instructions, fields, extras } = section;
  const { 'damage-diagram': Drawing, photographs: Photographs } = views;
  return (
    <>
      {instructions !== undefined && <p className="instructions">{instructions}</p>}
      {Drawing !== undefined && extras.includes('damage-diagram') ? (
        <Drawing {...parts} fields={fields} />
      ) : (
        <FormFields {...parts} fields={fields} />
      )}
      {Photographs !== undefined && extras.includes('photographs') && <Photographs {...parts} />}
      <Agreements {...parts} extras={extras} />
    </>
  );
}

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
