import { styled } from 'styled-components';
import type { Examples } from '../examples';
import { BodySilhouette } from './body-silhouette';
import { SILHOUETTES, type BodyStyleSlug } from './silhouettes';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
`;

export const bodySilhouetteExamples: Examples = {
  'Every body style, to one scale': (
    <Row>
      {Object.keys(SILHOUETTES).map((body) => (
        <BodySilhouette key={body} body={body as BodyStyleSlug} size="large" />
      ))}
    </Row>
  ),
};
