import {
  serviceBook,
  type ServiceBook,
  type ServiceEntry,
  type VehicleInFull,
} from '../../../core/stock/public';
import {
  dayWords,
  motWords,
  SERVICE_COLUMNS,
  SERVICE_HISTORY_WORDS,
  SERVICE_TITLE,
} from '../../copy/details-copy';
import { inWords } from '../../copy/search-copy';
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

function Summary({ book: { history, mot, keepers } }: { readonly book: ServiceBook }) {
  if (history === undefined && mot === undefined && keepers === undefined) return undefined;
  return (
    <FigureGrid $small>
      {history !== undefined && (
        <div>
          <dt>Service history</dt>
          <dd>{SERVICE_HISTORY_WORDS[history]}</dd>
        </div>
      )}
      {mot !== undefined && (
        <div data-alert={mot.kind === 'expired' ? '' : undefined}>
          <dt>MOT</dt>
          <dd>{motWords(mot)}</dd>
        </div>
      )}
      {keepers !== undefined && (
        <div>
          <dt>Former keepers</dt>
          <dd>{inWords(keepers)}</dd>
        </div>
      )}
    </FigureGrid>
  );
}

interface EntriesProps {
  readonly entries: ServiceBook['entries'];
  readonly odometer: VehicleInFull['odometer'];
}

/** A table on wide screens, cards on a phone; a column of which no entry says anything is not there. */
function Entries({ entries, odometer }: EntriesProps) {
  const units = odometer?.units ?? 'miles';
  const columns = (['date', 'mileage', 'description', 'garage'] as const).filter((column) =>
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
                {wordsOf(entry, column, units)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ServiceTable>
  );
}

function wordsOf(entry: ServiceEntry, column: keyof ServiceEntry, units: string) {
  if (column === 'date') return entry.date === undefined ? undefined : dayWords(entry.date);
  if (column === 'mileage') {
    return entry.mileage === undefined ? undefined : `${inWords(entry.mileage)} ${units}`;
  }
  return entry[column];
}
