import type { Way } from '../copy/way';
import { WayOn, WaysOn } from './text-page.styles';

/** Links that lead on from a page, each with what is there. */
export const WaysOnList = ({
  title,
  ways,
}: {
  readonly title: string;
  readonly ways: readonly Way[];
}) => (
  <WaysOn aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {ways.map(({ name, about, href }) => (
        <li key={href}>
          <WayOn href={href}>
            <span className="name">{name}</span>
            <span className="about">{about}</span>
          </WayOn>
        </li>
      ))}
    </ul>
  </WaysOn>
);
