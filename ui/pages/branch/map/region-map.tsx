import {
  mapHeight,
  mapPlace,
  regionOf,
  type Dealership,
  type GeoPoint,
} from '../../../../core/branch/public';
import { branchContactPath, branchPlace } from '../../../../core/content/public';
import { MapSheet } from './region-map.styles';
import { BORDER, LAND, MOTORWAYS } from './north-west';

/** Of the drawing, in its own units. */
const WIDTH = 400;
/** East of here a name stands left of its pin, so that it stays on the map. */
const NAMES_LEFT_FROM = WIDTH * 0.72;
/** A pin whose point is at 0, 0. */
const PIN = 'M0 0C-5-7-9-10-9-16a9 9 0 1 1 18 0C9-10 5-7 0 0Z';

interface RegionMapProps {
  readonly branches: readonly Dealership[];
  /** The one that the page is about; all are, unless given. */
  readonly chosen?: string;
  /** Where the shopper is, roughly, and what it is called. */
  readonly from?: { readonly point: GeoPoint; readonly name: string } | undefined;
}

/**
 * The region drawn here, with a pin for each branch at its coordinates (BRANCH-06): nobody else is
 * asked for anything. Decoration for those who see it: the list beside it says the same.
 */
export function RegionMap({ branches, chosen, from }: RegionMapProps) {
  const placed = branches.flatMap((branch) =>
    branch.point === undefined ? [] : [{ branch, point: branch.point }],
  );
  const region = regionOf(placed.map(({ point }) => point));
  if (region === undefined) return null;
  const height = mapHeight(region, WIDTH);
  const at = (point: GeoPoint) => mapPlace(region, WIDTH, point);
  const path = (line: readonly GeoPoint[]): string =>
    line
      .map(at)
      .map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const here = from === undefined ? undefined : at(from.point);
  const isOnMap =
    here !== undefined && here.x > 0 && here.x < WIDTH && here.y > 0 && here.y < height;
  // The chosen one last, so that it lies above its neighbours.
  const inOrder = placed.toSorted(
    (one, other) => Number(one.branch.slug === chosen) - Number(other.branch.slug === chosen),
  );
  return (
    <MapSheet viewBox={`0 0 ${String(WIDTH)} ${height.toFixed(1)}`} aria-hidden="true">
      <path className="land" d={`${path(LAND)}Z`} />
      {MOTORWAYS.map(({ name, course }) => (
        <path key={name} className="road" d={path(course)} />
      ))}
      <path className="border" d={path(BORDER)} />
      {MOTORWAYS.map(({ name, named }) => (
        <text key={name} className="road-name" x={at(named).x} y={at(named).y + 3}>
          {name}
        </text>
      ))}
      {isOnMap && (
        <>
          <circle className="you" cx={here.x} cy={here.y} r={6} />
          <text className="you-name" x={here.x + 10} y={here.y + 4}>
            {from?.name}
          </text>
        </>
      )}
      {inOrder.map(({ branch, point }) => {
        const { x, y } = at(point);
        const isLeft = x > NAMES_LEFT_FROM;
        return (
          <a
            key={branch.slug}
            href={branchContactPath(branch.slug)}
            tabIndex={-1}
            className={chosen === undefined || branch.slug === chosen ? undefined : 'quiet'}
          >
            <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <path className="pin" d={PIN} />
              <circle className="hole" cy={-16} r={3.4} />
              <text
                className="name"
                x={isLeft ? -13 : 13}
                y={-10}
                textAnchor={isLeft ? 'end' : 'start'}
              >
                {branchPlace(branch)}
              </text>
            </g>
          </a>
        );
      })}
    </MapSheet>
  );
}
