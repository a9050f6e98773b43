import { ErrorText } from '../../../parts/field/field.styles';
import { Icon } from '../../../parts/icon/icon';

interface FaultLineProps {
  readonly id: string;
  readonly sentence: string;
}

/** What is wrong with a choice, above it, as it is said of any field. */
export const FaultLine = ({ id, sentence }: FaultLineProps) => (
  <ErrorText id={id}>
    <Icon name="alert" size={18} />
    <span>{sentence}</span>
  </ErrorText>
);
