import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { drawingId, type DrawingName } from './drawing-id';
import type { Blocks } from '../blocks';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(16)};
  padding: ${space(48, 16)};
  text-align: center;
  .sentence {
    max-width: 30rem;
    font-weight: 600;
    text-wrap: balance;
    ${text(18)}
  }
  .more {
    max-width: 34rem;
    color: ${token('ink-soft')};
  }
  svg.drawing {
    width: 10rem;
    height: 5rem;
    fill: none;
    stroke: ${token('ink-soft')};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

export interface EmptyStateProps {
  readonly drawing: DrawingName;
  /** One sentence: what is not here. */
  readonly sentence: string;
  /** Anything more worth saying. */
  readonly children?: ReactNode;
  /** The one clear next step: a link or a button. */
  readonly nextStep?: Blocks;
}

/** Nothing here, and what to do next. */
export function EmptyState({ drawing, sentence, children, nextStep }: EmptyStateProps) {
  return (
    <Box>
      <svg className="drawing" aria-hidden="true">
        <use href={`#${drawingId(drawing)}`} />
      </svg>
      <p className="sentence">{sentence}</p>
      {children !== undefined && <div className="more">{children}</div>}
      {nextStep}
    </Box>
  );
}
