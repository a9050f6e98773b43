import { Command } from 'commander';
import { askOverHttp } from '../../../adapters/crawl/ask-over-http';
import { crawlSite } from '../../../adapters/crawl/crawl-site';
import {
  SITE_FAULT_KINDS,
  siteFaults,
  type Crawl,
  type SiteFault,
} from '../../../core/navigation/public';
import { faultsFound } from '../faults-found';
import { settingsOf } from '../open-back-end';
import { CommandFailed, EXIT, type Terminal } from '../terminal';

interface Flags {
  readonly most: string;
  readonly each: string;
  readonly json?: boolean;
}

const TITLES: Readonly<Record<SiteFault['kind'], string>> = {
  'broken-link': 'Links that lead nowhere',
  'redirected-link': 'Links that lead through a redirect',
  'redirect-chain': 'Redirects that lead to redirects',
  'missing-part': 'Links to parts that are not there',
  orphan: 'Pages that nothing links to',
  'in-sitemap': 'Entries of the sitemap that are not as it says',
  headings: 'Pages without one heading of the first order',
  title: 'Pages without a title',
  description: 'Pages without a description',
  'same-title': 'Titles that stand twice',
  'same-description': 'Descriptions that stand twice',
};

const USUAL_MOST = 600;
const USUAL_EACH = 40;

/** `forecourt site check`: a walk over a running site, and what is wrong with it. */
export function siteCommand(terminal: Terminal): Command {
  const command = new Command('site').description('a running site as a whole');
  command
    .command('check')
    .description('follow its links: broken, redirected or orphaned pages, titles, headings')
    .argument('[origin]', 'scheme and host; that of the settings, unless given')
    .option('--most <number>', 'pages at most', String(USUAL_MOST))
    .option('--each <number>', 'pages at most of one kind, such as vehicles', String(USUAL_EACH))
    .option('--json', 'machine-readable')
    .action(async (origin: string | undefined, flags: Flags) => {
      const site = originOf(terminal, origin);
      const bounds = { most: countOf(flags.most), mostOfKind: countOf(flags.each) };
      const crawl = await crawlSite({ origin: site, ask: askOverHttp(site), bounds });
      if (crawl.pages.every(({ status }) => status >= 500)) {
        throw new CommandFailed(`Nothing answers at ${site}.`);
      }
      const faults = siteFaults(crawl);
      if (flags.json === true)
        terminal.say(JSON.stringify({ ...told(crawl), faults }, undefined, 2));
      else report(crawl, faults).forEach(terminal.say);
      if (faults.length > 0) throw faultsFound(faults.length);
    });
  return command;
}

function originOf(terminal: Terminal, given: string | undefined): string {
  const { publicOrigin, port } = settingsOf(terminal);
  const origin = given ?? publicOrigin ?? `http://127.0.0.1:${String(port)}`;
  if (!/^https?:\/\/[^\s/]+\/?$/i.test(origin)) {
    throw new CommandFailed(
      `${origin} is no scheme and host, such as http://127.0.0.1:4000`,
      EXIT.wrongUsage,
    );
  }
  return origin.replace(/\/$/, '');
}

function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new CommandFailed(`${text} is no number of pages from 1 to 100,000`, EXIT.wrongUsage);
  }
  return count;
}

const told = ({ pages, sitemap, isComplete }: Crawl) => ({
  pages: pages.length,
  inSitemap: sitemap.length,
  isComplete,
});

function report(crawl: Crawl, faults: readonly SiteFault[]): readonly string[] {
  const { pages, inSitemap, isComplete } = told(crawl);
  return [
    `${String(pages)} pages were asked for; the sitemap names ${String(inSitemap)}.`,
    isComplete
      ? 'Every page that is linked to was asked for.'
      : 'Of kinds with many pages only the first were asked for.',
    ...SITE_FAULT_KINDS.flatMap((kind) => {
      const ofKind = faults.filter((fault) => fault.kind === kind);
      if (ofKind.length === 0) return [];
      return [
        '',
        `${TITLES[kind]} (${String(ofKind.length)})`,
        ...ofKind.map(
          ({ address, what, seenOn }) =>
            `  ${address} ${what}${seenOn.length === 0 ? '' : ` (seen on ${seenOn.join(', ')})`}`,
        ),
      ];
    }),
    ...(faults.length === 0 ? ['', 'Nothing is wrong.'] : []),
  ];
}
