import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { MEASURE, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { Surface } from '../../parts/surface/surface';

const noScript = '@media (scripting: none)';

export const Preferences = styled.div`
  display: grid;
  gap: ${space(16)};
  max-width: ${MEASURE};
  margin-top: ${space(12)};

  .lead {
    ${text(18)}
  }
  .lead,
  .soft {
    color: ${token('ink-soft')};
  }
  form {
    display: grid;
    gap: ${space(16)};
  }
`;

export const Category = styled(Surface)`
  display: grid;
  gap: ${space(8)};

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8, 16)};
    min-height: 2.75rem;
  }
  h2 {
    ${text(18)}
  }
  ul {
    display: grid;
    gap: ${space(4)};
    padding-inline-start: 1.25em;
    color: ${token('ink-soft')};
    list-style: disc;
    ${text(15)}
  }
  dl {
    ${text(15)}
  }
  dl > div {
    display: grid;
    gap: ${space(4)} ${space(16)};
    padding-block: ${space(8)};
    border-block-start: 1px solid ${token('line')};
  }
  dd {
    color: ${token('ink-soft')};
  }
  ${media.tablet} {
    dl > div {
      grid-template-columns: minmax(0, 1fr) 14rem;
    }
    dd {
      text-align: end;
    }
  }
  ${noScript} {
    fieldset {
      display: none;
    }
  }
`;

export const Deeds = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(12)};

  .save {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr 1fr;
    .save {
      grid-column: auto;
    }
  }
  ${noScript} {
    display: none;
  }
`;
