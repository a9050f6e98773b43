/** One dealership of the group, as the sandbox knows it. */
export interface SandboxBranch {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly town: string;
  readonly postcode: string;
  /** From Ofcom's range for drama, so that nobody's telephone rings. */
  readonly telephone: string;
  /** Of a domain that nobody can have. */
  readonly email: string;
  /** Of the postcode district, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Which half of the stock stands there. */
  readonly sells: 'cars' | 'van' | 'both';
}

/** The eight branches (BRANCH-02, CONST-03). */
export const BRANCHES: readonly SandboxBranch[] = [
  {
    id: 1,
    slug: 'bolton',
    name: 'Forecourt Bolton',
    town: 'Bolton',
    postcode: 'BL1 1AA',
    telephone: '01632 960101',
    email: 'bolton@forecourt.example',
    latitude: 53.597754,
    longitude: -2.453484,
    sells: 'both',
  },
  {
    id: 2,
    slug: 'chester',
    name: 'Forecourt Chester',
    town: 'Chester',
    postcode: 'CH1 4QQ',
    telephone: '01632 960102',
    email: 'chester@forecourt.example',
    latitude: 53.225184,
    longitude: -2.937352,
    sells: 'both',
  },
  {
    id: 3,
    slug: 'crewe',
    name: 'Forecourt Crewe',
    town: 'Crewe',
    postcode: 'CW1 6ZZ',
    telephone: '01632 960103',
    email: 'crewe@forecourt.example',
    latitude: 53.112178,
    longitude: -2.416255,
    sells: 'cars',
  },
  {
    id: 4,
    slug: 'stafford',
    name: 'Forecourt Stafford',
    town: 'Stafford',
    postcode: 'ST16 3WW',
    telephone: '01632 960104',
    email: 'stafford@forecourt.example',
    latitude: 52.812198,
    longitude: -2.120189,
    sells: 'cars',
  },
  {
    id: 5,
    slug: 'stockport',
    name: 'Forecourt Stockport',
    town: 'Stockport',
    postcode: 'SK1 2XX',
    telephone: '01632 960105',
    email: 'stockport@forecourt.example',
    latitude: 53.408558,
    longitude: -2.147592,
    sells: 'both',
  },
  {
    id: 6,
    slug: 'stoke',
    name: 'Forecourt Stoke',
    town: 'Stoke-on-Trent',
    postcode: 'ST4 2YY',
    telephone: '01632 960106',
    email: 'stoke@forecourt.example',
    latitude: 52.995,
    longitude: -2.183,
    sells: 'cars',
  },
  {
    id: 7,
    slug: 'liverpool',
    name: 'Forecourt Liverpool Vans',
    town: 'Liverpool',
    postcode: 'L24 9HH',
    telephone: '01632 960107',
    email: 'liverpool@forecourt.example',
    latitude: 53.343,
    longitude: -2.836,
    sells: 'van',
  },
  {
    id: 8,
    slug: 'wrexham',
    name: 'Forecourt Wrexham',
    town: 'Wrexham',
    postcode: 'LL11 1ZZ',
    telephone: '01632 960108',
    email: 'wrexham@forecourt.example',
    latitude: 53.070199,
    longitude: -3.109533,
    sells: 'cars',
  },
];

const branchesById: ReadonlyMap<number, SandboxBranch> = new Map(
  BRANCHES.map((branch) => [branch.id, branch]),
);
export const findBranch = (id: number): SandboxBranch | undefined => branchesById.get(id);
