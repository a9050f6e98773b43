import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Branch } from '../../core/content/public';
import { branchCarsPath, locationChoices } from '../../core/stock/public';
import { PageHead } from '../kit/page-head';
import { ButtonLink } from '../parts/button/button';
import { SiteLink } from '../parts/site-link/site-link';
import { Surface } from '../parts/surface/surface';
import { PageFrame } from '../stock/results/results.styles';
import { space } from '../theme/scale';
import { token } from '../theme/tokens';
import { telephoneAddress } from '../copy/telephone-address';

const Branches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: ${space(16)};
  margin-top: ${space(24)};

  li > div {
    display: grid;
    gap: ${space(8)};
    height: 100%;
    align-content: start;
  }
  p {
    color: ${token('ink-soft')};
  }
`;

/** Whom to ring, branch by branch. */
export function ContactPage() {
  const branches = locationChoices(useLoaderData<readonly Branch[]>(), ({ slug }) => slug);
  return (
    <PageFrame>
      <PageHead
        title="Contact us"
        description="Telephone numbers and places of all our branches."
        canonical="/contact/"
      />
      <h1>Get in touch</h1>
      <Branches>
        {branches.map(({ id, slug, name, town, postcode, telephone }) => (
          <li key={id}>
            <Surface>
              <h2>{name}</h2>
              <p>{[town, postcode].filter((part) => part !== undefined).join(', ')}</p>
              {telephone !== undefined && (
                <ButtonLink href={telephoneAddress(telephone)} wide>
                  Call {telephone}
                </ButtonLink>
              )}
              <SiteLink href={branchCarsPath(slug)}>Used cars at {town ?? name}</SiteLink>
            </Surface>
          </li>
        ))}
      </Branches>
    </PageFrame>
  );
}
