export const NEWSLETTER_TITLE = 'News and offers by email';
export const NEWSLETTER_LINK = 'Sign up';
