import { data } from 'react-router-dom';

/** What a loader throws where there is no such page (ERR-06, ERR-07). */
export const notFound = () => data('This page could not be found', { status: 404 });
