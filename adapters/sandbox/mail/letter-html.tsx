import { Fragment, type CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter } from './letter';

/** Mail programs know neither variables nor sheets of style: the site's colours, by the light look. */
const COLOUR = {
  canvas: '#F6F7F5',
  paper: '#FFFFFF',
  ink: '#12211F',
  soft: '#4A5A57',
  line: '#D5DCD9',
  plate: '#FFD500',
  brand: '#0B5D56',
} as const;

const FACE = 'Figtree, Arial, Helvetica, sans-serif';

const STYLES = {
  body: { margin: 0, padding: '24px 12px', background: COLOUR.canvas },
  sheet: {
    width: '100%',
    maxWidth: '600px',
    margin: '0 auto',
    background: COLOUR.paper,
    border: `1px solid ${COLOUR.line}`,
    borderRadius: '12px',
    borderCollapse: 'separate',
    color: COLOUR.ink,
    fontFamily: FACE,
    fontSize: '16px',
    lineHeight: '24px',
  },
  inside: { padding: '24px' },
  plate: {
    display: 'inline-block',
    padding: '4px 12px',
    borderRadius: '6px',
    background: COLOUR.plate,
    color: COLOUR.ink,
    fontWeight: 700,
    letterSpacing: '0.02em',
  },
  title: { margin: '24px 0 12px', fontSize: '22px', lineHeight: '28px', fontWeight: 700 },
  paragraph: { margin: '0 0 12px' },
  reference: { margin: '20px 0 4px', color: COLOUR.soft, fontSize: '13px', lineHeight: '20px' },
  number: { margin: '0 0 20px', fontSize: '22px', lineHeight: '28px', fontWeight: 700 },
  rows: { width: '100%', borderCollapse: 'collapse', margin: '0 0 20px' },
  label: {
    padding: '10px 16px 10px 0',
    borderTop: `1px solid ${COLOUR.line}`,
    width: '34%',
    color: COLOUR.soft,
    fontSize: '15px',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    padding: '10px 0',
    borderTop: `1px solid ${COLOUR.line}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  link: { color: COLOUR.brand, overflowWrap: 'anywhere', wordBreak: 'break-all' },
  last: { margin: '0 0 8px', color: COLOUR.soft, fontSize: '15px', lineHeight: '20px' },
} satisfies Readonly<Record<string, CSSProperties>>;

/** Line by line with breaks between: some mail programs know no other way. */
const Lines = ({ text }: { readonly text: string }) =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));

const LetterDocument = ({ sender, title, opening, reference, rows, page, closing }: Letter) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      {/* A figure in somebody's text is no telephone number of ours. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
      <title>{title}</title>
    </head>
    <body style={STYLES.body}>
      <div role="main">
        <table role="presentation" style={STYLES.sheet}>
          <tbody>
            <tr>
              <td style={STYLES.inside}>
                <span style={STYLES.plate}>{sender}</span>
                <h1 style={STYLES.title}>{title}</h1>
                {opening.map((paragraph) => (
                  <p key={paragraph} style={STYLES.paragraph}>
                    {paragraph}
                  </p>
                ))}
                {reference !== undefined && (
                  <>
                    <p style={STYLES.reference}>Reference</p>
                    <p style={STYLES.number}>{reference}</p>
                  </>
                )}
                <table style={STYLES.rows}>
                  <tbody>
                    {rows.map(({ label, value }, place) => (
                      <tr key={`${String(place)} ${label}`}>
                        <th scope="row" style={STYLES.label}>
                          {label}
                        </th>
                        <td style={STYLES.value}>
                          <Lines text={value} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                {page !== undefined && (
                  <p style={STYLES.paragraph}>
                    {page.words}
                    <br />
                    <a href={page.address} style={STYLES.link}>
                      {page.address}
                    </a>
                  </p>
                )}
                {closing.map((paragraph) => (
                  <p key={paragraph} style={STYLES.last}>
                    {paragraph}
                  </p>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </body>
  </html>
);

/** A whole document. All that was typed is text in it, and nothing of that is a link. */
export const letterHtml = (letter: Letter): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterDocument {...letter} />)}`;
