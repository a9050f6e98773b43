import { styled } from 'styled-components';
import { PACKAGE_PARTS, type PackagesSection } from '../../../core/content/public';
import { PACKAGE_PART, PACKAGES_TITLE, PART_NAMES, yearsWords } from '../../copy/content/page-copy';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { Intro, SectionBox } from './section.styles';

const Sheet = styled.div`
  overflow-x: auto;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(12, 16)};
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }
  tbody th {
    width: 40%;
    font-weight: 600;
    white-space: normal;
  }
  tbody tr {
    border-top: 1px solid ${token('line')};
  }
  thead th {
    vertical-align: bottom;
    ${text(18)}
  }
  .about {
    display: block;
    color: ${token('ink-soft')};
    font-weight: 400;
    ${text(15)}
  }
  ${media.phone} {
    th,
    td {
      padding: ${space(12, 8)};
      ${text(15)}
    }
    th:first-child {
      padding-inline-start: ${space(12)};
    }
    .about {
      ${text(13)}
    }
  }
`;

/** Packages compared part by part, in one table on every screen (PAGE-27, PAGE-28). */
export const Packages = ({ section }: { readonly section: PackagesSection }) => {
  const { header, intro, packages } = section;
  const parts = PACKAGE_PARTS.filter((part) =>
    packages.some(({ years }) => years[part] !== undefined),
  );
  return (
    <SectionBox aria-labelledby="packages-compared">
      <h2 id="packages-compared">{header ?? PACKAGES_TITLE}</h2>
      {intro !== undefined && <Intro>{intro}</Intro>}
      <Sheet tabIndex={0} role="group" aria-labelledby="packages-compared">
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{PACKAGE_PART}</VisuallyHidden>
              </th>
              {packages.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">
                  <span>{PART_NAMES[part].name}</span>
                  <span className="about">{PART_NAMES[part].about}</span>
                </th>
                {packages.map(({ name, years }) => (
                  <td key={name}>{yearsWords(years[part])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
    </SectionBox>
  );
};
