import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { DeskViews, DrawnPage } from '../../adapters/sandbox/api/desk-views';
import { DeskNotice } from '../../ui/desk/desk-notice';
import { EmailPage } from '../../ui/desk/email-page';
import { EnquiryPage } from '../../ui/desk/enquiry-page';
import { InboxPage } from '../../ui/desk/inbox-page';
import { OutboxPage } from '../../ui/desk/outbox-page';
import { ReservationPage } from '../../ui/desk/reservation-page';
import { ReservationsPage } from '../../ui/desk/reservations-page';

const STYLE_ELEMENT = /^<style[^>]*>|<\/style>$/g;

/** A whole document, with one sheet of style in its head and no script. */
function drawn(page: ReactElement): DrawnPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(page));
    const style = sheet.getStyleTags();
    return {
      html: `<!doctype html>${html.replace('</head>', () => `${style}</head>`)}`,
      styles: [style.replace(STYLE_ELEMENT, '')],
    };
  } finally {
    sheet.seal();
  }
}

/** The pages of the desk in the look of the site. */
export const deskViews = (siteName: string): DeskViews => ({
  inbox: (page) => drawn(<InboxPage siteName={siteName} {...page} />),
  enquiry: (page) => drawn(<EnquiryPage siteName={siteName} {...page} />),
  reservations: (page) => drawn(<ReservationsPage siteName={siteName} {...page} />),
  reservation: (page) => drawn(<ReservationPage siteName={siteName} {...page} />),
  outbox: (page) => drawn(<OutboxPage siteName={siteName} {...page} />),
  email: (page) => drawn(<EmailPage siteName={siteName} {...page} />),
  notice: (page) => drawn(<DeskNotice siteName={siteName} {...page} />),
});
