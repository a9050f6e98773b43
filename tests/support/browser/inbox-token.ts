/** Opens the inbox of the site under test. */
export const INBOX_TOKEN = 'inbox-of-the-site-under-test';
