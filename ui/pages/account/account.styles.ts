import { styled } from 'styled-components';
import { Surface } from '../../parts/surface/surface';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** One thing to do, and beside it what it is for. */
export const AccountColumns = styled.div`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(24)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 28rem) minmax(0, 26rem);
    gap: ${space(48)};
    align-items: start;
  }
`;

export const AccountSheet = styled(Surface)`
  display: grid;
  gap: ${space(24)};
  max-width: 28rem;
  min-width: 0;

  form {
    display: grid;
    gap: ${space(24)};
    min-width: 0;
  }
  .lead {
    color: ${token('ink-soft')};
  }
`;

export const AccountAside = styled.aside`
  display: grid;
  gap: ${space(12)};
  max-width: 28rem;
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};

  h2 {
    ${text(18)}
  }
  ul {
    display: grid;
    gap: ${space(12)};
    padding-inline-start: 1.25rem;
    list-style: disc;
  }
`;

/** Another way to the same end, under a line with a word in it. */
export const OtherWay = styled.form`
  .or {
    display: flex;
    align-items: center;
    gap: ${space(12)};
    color: ${token('ink-soft')};
    ${text(15)}

    &::before,
    &::after {
      content: '';
      flex: 1;
      border-top: 1px solid ${token('line')};
    }
  }
`;

/** A customer's own page: who it is above, then what there is, one under the other. */
export const DashboardBox = styled.div`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(24)};
`;

export const DashboardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(16)};
  margin-top: ${space(8)};

  .who {
    display: grid;
    gap: ${space(4)};
    min-width: 0;
  }
  .soft {
    color: ${token('ink-soft')};
    overflow-wrap: anywhere;
  }
`;

export const WaysIn = styled.section`
  display: grid;
  gap: ${space(16)};

  > h2 {
    ${text(22)}
  }
  > .sheets {
    display: grid;
    gap: ${space(16)};
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: start;
    }
  }
`;

export const WayInSheet = styled(Surface)`
  display: grid;
  gap: ${space(16)};
  justify-items: start;
  min-width: 0;

  h3 {
    ${text(18)}
  }
  > p {
    max-width: 60ch;
    color: ${token('ink-soft')};
  }
  > .news {
    width: 100%;
  }
`;

export const PasskeyList = styled.ul`
  display: grid;
  width: 100%;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8, 16)};
    padding-block: ${space(12)};
    border-top: 1px solid ${token('line')};
  }
  li:last-child {
    border-bottom: 1px solid ${token('line')};
  }
  .words {
    display: grid;
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .name {
    font-weight: 600;
  }
  .soft {
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

/** One order or reservation: which vehicle, how it stands, since when, and what can be done. */
export const OrderCard = styled(Surface)`
  display: grid;
  gap: ${space(12)};
  min-width: 0;

  h3 {
    ${text(18)}
  }
  .head,
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8, 16)};
  }
  .head {
    justify-content: space-between;
  }
  .ways:empty {
    display: none;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 8)};
    color: ${token('ink-soft')};
    ${text(15)}
  }
  .line li:not(:last-child)::after {
    content: '→' / '';
    margin-inline-start: ${space(8)};
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  summary {
    color: ${token('danger')};
    cursor: pointer;
  }
  details[open] {
    flex-basis: 100%;
  }
  form {
    display: grid;
    gap: ${space(12)};
    justify-items: start;
    padding-top: ${space(8)};
  }
`;

/** What was done, and the way to undo it. */
export const NewsWithWay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8, 24)};
`;

/** The vehicles that an account holds, each with what can be done beside it. */
export const SavedRows = styled.ul`
  display: grid;
  border-top: 1px solid ${token('line')};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(8, 16)};
    padding-block: ${space(12)};
    border-bottom: 1px solid ${token('line')};
  }
  .named {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .soft {
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;
