import { inPounds } from '../../../core/kernel/money';
import {
  descriptionParagraphs,
  serviceBook,
  vehicleSections,
  type FactValue,
  type ServiceBook,
  type VehicleInFull,
  type VehicleSections,
} from '../../../core/stock/public';
import {
  aboutTitle,
  EFFICIENCY_LABELS,
  equipmentTitle,
  factWords,
  OVERVIEW_LABELS,
  SERVICE_COLUMN_KEYS,
  SERVICE_COLUMNS,
  SERVICE_TITLE,
  serviceEntryWords,
  serviceFacts,
  SPECIFICATION_TITLES,
  TECHNICAL_LABELS,
} from '../../copy/details-copy';
import {
  DETAILS_TITLE,
  EQUIPMENT_TITLE,
  EXTRAS_TITLE,
  extrasTotal,
  SPECIFICATION_TITLE,
} from '../../copy/print-copy';
import { Lines, Lists, Pairs, PaperTable } from './print.styles';

/** Tables up to this long are kept on one page; longer ones break between rows. */
const SHORT_TABLE = 6;
const keptWhole = (rows: readonly unknown[]): string | undefined =>
  rows.length <= SHORT_TABLE ? 'whole' : undefined;

type Pair = readonly [label: string, value: string];

const PairList = ({
  pairs,
  className,
}: {
  readonly pairs: readonly Pair[];
  className?: string;
}) => (
  <Pairs className={className}>
    {pairs.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Pairs>
);

const pairsOf = <Key extends string>(
  facts: readonly { readonly key: Key; readonly value: FactValue }[],
  labels: Readonly<Record<Key, string>>,
): readonly Pair[] => facts.map(({ key, value }) => [labels[key], factWords(value)]);

interface PrintFactsProps {
  readonly vehicle: VehicleInFull;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
}

/** All that the tabs of the page tell, open one under another: from the same section model (CG-084). */
export function PrintFacts({ vehicle, now }: PrintFactsProps) {
  const sections = vehicleSections(vehicle);
  const book = serviceBook(vehicle, now);
  const paragraphs = descriptionParagraphs(vehicle.description);
  return (
    <>
      {sections.overview.length > 0 && (
        <section className="whole">
          <h2>{DETAILS_TITLE}</h2>
          <PairList pairs={pairsOf(sections.overview, OVERVIEW_LABELS)} />
        </section>
      )}
      {paragraphs.length > 0 && (
        <section>
          <h2>{aboutTitle(vehicle.section)}</h2>
          <Lines>
            {paragraphs.map((paragraph, place) => (
              <p key={place} className="said">
                {paragraph}
              </p>
            ))}
          </Lines>
        </section>
      )}
      <Specification sections={sections} />
      {sections.features.length > 0 && (
        <section>
          <h2>{EQUIPMENT_TITLE}</h2>
          <Lists>
            {sections.features.map(({ name, items }) => (
              <div key={name}>
                <h3>{equipmentTitle(name)}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </Lists>
        </section>
      )}
      <Extras extras={sections.extras} />
      {book !== undefined && <Services book={book} units={vehicle.odometer?.units} />}
    </>
  );
}

function Specification({ sections }: { readonly sections: VehicleSections }) {
  // Road tax stands under efficiency alone, the other figures of it under consumption too.
  const tax = sections.efficiency.filter(({ key }) => key === 'road-tax');
  if (sections.technical.length === 0 && tax.length === 0) return undefined;
  return (
    <section>
      <h2>{SPECIFICATION_TITLE}</h2>
      <Lines>
        {sections.technical.map(({ key, facts }) => (
          <div key={key} className="whole">
            <h3>{SPECIFICATION_TITLES[key]}</h3>
            <PairList
              pairs={[
                ...pairsOf(facts, TECHNICAL_LABELS),
                ...(key === 'consumption' ? pairsOf(tax, EFFICIENCY_LABELS) : []),
              ]}
            />
          </div>
        ))}
      </Lines>
    </section>
  );
}

function Extras({ extras }: { readonly extras: VehicleSections['extras'] }) {
  if (extras.items.length === 0) return undefined;
  return (
    <section className={keptWhole(extras.items)}>
      <h2>{EXTRAS_TITLE}</h2>
      <PaperTable>
        <tbody>
          {extras.items.map(({ description, price }, place) => (
            <tr key={place}>
              <td>{description}</td>
              <td className="amount">{price === undefined ? '' : inPounds(price)}</td>
            </tr>
          ))}
          {extras.total !== undefined && (
            <tr>
              <th scope="row">{extrasTotal(extras.someUnpriced)}</th>
              <td className="amount">
                <strong>{inPounds(extras.total)}</strong>
              </td>
            </tr>
          )}
        </tbody>
      </PaperTable>
    </section>
  );
}

interface ServicesProps {
  readonly book: ServiceBook;
  readonly units: string | undefined;
}

/** The service book as a table whatever the width, its head again on every page (VDP-25). */
function Services({ book, units }: ServicesProps) {
  const { entries } = book;
  return (
    <section className={keptWhole(entries)}>
      <h2>{SERVICE_TITLE}</h2>
      <Lines>
        <PairList
          className="two"
          pairs={serviceFacts(book).map(({ label, words }) => [label, words])}
        />
        {entries.length > 0 && (
          <PaperTable>
            <thead>
              <tr>
                {SERVICE_COLUMN_KEYS.map((column) => (
                  <th key={column} scope="col">
                    {SERVICE_COLUMNS[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, place) => (
                <tr key={place}>
                  {SERVICE_COLUMN_KEYS.map((column) => (
                    <td key={column}>{serviceEntryWords(entry, column, units)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PaperTable>
        )}
      </Lines>
    </section>
  );
}
