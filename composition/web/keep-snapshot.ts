import { browserStorage } from '../../adapters/storage/browser-storage';
import { keepPictures } from '../../adapters/storage/kept-pictures';
import { localStorageShortlistSnapshot } from '../../adapters/storage/local-storage-shortlist-snapshot';
import type { App } from '../../ui/kit/app';

/** The lists and their pictures, for when there is no connection. */
export const keepSnapshot: App['keepSnapshot'] = (snapshot) => {
  localStorageShortlistSnapshot(browserStorage).write(snapshot);
  const pictures = [...snapshot.favourites, ...snapshot.compare]
    .reverse()
    .flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
  void keepPictures(pictures);
};
