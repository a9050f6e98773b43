import { serviceBook, type ServiceBook, type VehicleInFull } from '../../../../core/stock/public';
import {
  SERVICE_COLUMN_KEYS,
  SERVICE_COLUMNS,
  SERVICE_TITLE,
  serviceEntryWords,
  serviceFacts,
} from '../../../copy/details-copy';
import { Block, FigureGrid, ServiceTable } from './details.styles';

interface ServiceHistoryBlockProps {
  readonly vehicle: VehicleInFull;
  /** Milliseconds since 1970 in UTC: what has run out today was valid yesterday. */
  readonly now: number;
}

/** Service history, MOT, former keepers and every stamp of the book (VDP-25); nothing is guessed. */
export function ServiceHistoryBlock({ vehicle, now }: ServiceHistoryBlockProps) {
  const book = serviceBook(vehicle, now);
  if (book === undefined) return undefined;
  return (
    <Block>
      <h3>{SERVICE_TITLE}</h3>
      <Summary book={book} />
      {book.entries.length > 0 && <Entries entries={book.entries} odometer={vehicle.odometer} />}
    </Block>
  );
}

function Summary({ book }: { readonly book: ServiceBook }) {
  const facts = serviceFacts(book);
  if (facts.length === 0) return undefined;
  return (
    <FigureGrid $small>
      {facts.map(({ label, words, isAlert }) => (
        <div key={label} data-alert={isAlert ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </FigureGrid>
  );
}

interface EntriesProps {
  readonly entries: ServiceBook['entries'];
  readonly odometer: VehicleInFull['odometer'];
}

/** A table on wide screens, cards on a phone; a column of which no entry says anything is not there. */
function Entries({ entries, odometer }: EntriesProps) {
  const columns = SERVICE_COLUMN_KEYS.filter((column) =>
    entries.some((entry) => entry[column] !== undefined),
  );
  return (
    <ServiceTable aria-label="Services on record">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {SERVICE_COLUMNS[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, place) => (
          <tr key={place}>
            {columns.map((column) => (
              <td key={column} data-label={SERVICE_COLUMNS[column]}>
                {serviceEntryWords(entry, column, odometer?.units)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ServiceTable>
  );
}
