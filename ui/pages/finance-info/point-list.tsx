import { Points } from './finance-pages.styles';

interface PointListProps {
  readonly points: readonly { readonly title: string; readonly text: string }[];
}

/** Things to know, each with a line of why. */
export const PointList = ({ points }: PointListProps) => (
  <Points>
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </Points>
);
