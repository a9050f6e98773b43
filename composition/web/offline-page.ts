import { browserStorage } from '../../adapters/storage/browser-storage';
import { localStorageShortlistSnapshot } from '../../adapters/storage/local-storage-shortlist-snapshot';
import { inPounds } from '../../core/kernel/money';
import { OFFLINE_PATH } from '../../core/navigation/public';
import type { SnapshotVehicle } from '../../core/shortlist/public';

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});

const put = (within: ParentNode, selector: string, text: string): void => {
  const place = within.querySelector(selector);
  if (place !== null) place.textContent = text;
};

/** One row, copied from the page's template. A price never stands without the day it is from. */
function rowOf(template: HTMLTemplateElement, vehicle: SnapshotVehicle, takenAt: number): Node {
  const row = template.content.cloneNode(true) as DocumentFragment;
  const link = row.querySelector('a');
  if (link !== null) link.href = vehicle.path;
  put(row, 'a', vehicle.title);
  put(row, '.facts', vehicle.facts ?? '');
  if (vehicle.price === undefined) put(row, '.price strong', 'Price on request');
  else {
    put(row, '.price strong', inPounds(vehicle.price));
    put(row, '.when', `on ${shortDay.format(takenAt)}`);
  }
  const picture = row.querySelector('img');
  if (vehicle.picture === undefined) picture?.remove();
  else if (picture !== null) {
    picture.addEventListener('error', () => {
      picture.remove();
    });
    picture.src = vehicle.picture;
  }
  return row;
}

function fillList(name: string, vehicles: readonly SnapshotVehicle[], takenAt: number): void {
  const section = document.querySelector<HTMLElement>(`[data-list="${name}"]`);
  const template = document.querySelector<HTMLTemplateElement>('#row');
  if (section === null || template === null || vehicles.length === 0) return;
  section
    .querySelector('ul')
    ?.append(...[...vehicles].reverse().map((vehicle) => rowOf(template, vehicle, takenAt)));
  section.hidden = false;
}

function showKept(): void {
  const kept = localStorageShortlistSnapshot(browserStorage).read();
  const reveal = (id: string) => {
    const element = document.getElementById(id);
    if (element !== null) element.hidden = false;
  };
  if (kept === undefined) {
    reveal('nothing-kept');
    return;
  }
  put(
    document,
    '#age',
    `Prices as of ${dayAndTime.format(kept.takenAt)}. They may have changed since, and a vehicle may be sold.`,
  );
  reveal('age');
  fillList('favourites', kept.favourites, kept.takenAt);
  fillList('compare', kept.compare, kept.takenAt);
}

/** The page that was asked for; whoever asked for this one wants their own list. */
const wanted = location.pathname === OFFLINE_PATH ? '/shortlist/' : location.href;

showKept();
document.getElementById('again')?.setAttribute('href', wanted);
addEventListener('online', () => {
  location.replace(wanted);
});
