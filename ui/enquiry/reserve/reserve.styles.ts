import { styled } from 'styled-components';
import { tabular } from '../../theme/mixins';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** What is to be paid, the button, and what happens then. */
export const PayBox = styled.div`
  display: grid;
  gap: ${space(16)};
  padding: ${space(16)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};

  .sum strong {
    margin-inline-end: ${space(4)};
    ${text(28)}
    ${tabular}
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(12)};
    align-items: center;
  }
  .after {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  ${media.phone} {
    .ways > button {
      width: 100%;
    }
  }
`;

/** What stands beside the form: the vehicle, and what the fee does. */
export const Beside = styled.div`
  display: grid;
  gap: ${space(24)};
  min-width: 0;
  ${media.phone} {
    display: contents;
  }
`;

export const TermsBox = styled.aside`
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  h2 {
    ${text(18)}
  }
  dl {
    display: grid;
    gap: ${space(16)};
    margin-top: ${space(12)};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: ${space(4)} 0 0;
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

/** How long a hold lasts yet. */
export const ClockLine = styled.p`
  font-weight: 600;
  ${tabular}

  /* It would stand still. */
  @media (scripting: none) {
    display: none;
  }
`;

export const AnswerBox = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space(16)};
  min-width: 0;

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(12)};
  }
  ${media.phone} {
    .ways,
    .ways > * {
      width: 100%;
    }
  }
`;

/** The form and what is said above it, as wide as forms are. */
export const FormColumn = styled.div`
  min-width: 0;
  max-width: 36rem;

  /* What has something to say only later takes no room before. */
  > :not(:empty):not(:last-child) {
    margin-bottom: ${space(24)};
  }
`;
