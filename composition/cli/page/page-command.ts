import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Command } from 'commander';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { isNoneThere } from '../../../core/kernel/failure';
import { pageToShow, type ContentPage, type PageSection } from '../../../core/content/public';
import { composeCli } from '../../modules/compose-cli';
import { portsOf } from '../../request/ports-of';
import { failureLine } from '../failure-line';
import { faultsFound } from '../faults-found';
import type { OpenBackEnd } from '../open-back-end';
import { API_OPTION } from '../search-options';
import { CommandFailed, EXIT, type Terminal } from '../terminal';
import { checkPageFile } from './check-page-file';

interface Flags {
  readonly json?: boolean;
  readonly api?: string;
}

/** `forecourt page`: pages that editors write. */
export function pageCommand(terminal: Terminal, openBackEnd: OpenBackEnd): Command {
  const command = new Command('page').description('pages that editors write');
  command
    .command('show')
    .description('a page as readers find it, section by section')
    .argument('<path>', 'its address, such as /servicing/mot/')
    .option('--json', 'machine-readable')
    .addOption(API_OPTION)
    .action(async (path: string, { api, json }: Flags) => {
      const slug = path.replace(/^\/+|(?<!\/)\/+$/g, '');
      const backEnd = await openBackEnd(terminal, api);
      try {
        const { content } = portsOf(composeCli(backEnd.line));
        const answer = await firstValueFrom(content.page(slug));
        if (isLeft(answer)) {
          const { left: failure } = answer;
          const isMissing = isNoneThere(failure);
          throw new CommandFailed(
            isMissing ? `There is no page /${slug}/` : failureLine(failure),
            isMissing ? EXIT.wrongUsage : EXIT.failed,
          );
        }
        const lines = json === true ? inJson(slug, answer.right) : asText(slug, answer.right);
        lines.forEach(terminal.say);
      } finally {
        await backEnd.close();
      }
    });
  command
    .command('check')
    .description('a page’s file against what a page can be: line and place of each fault')
    .argument('<file>', 'Markdown with its facts at the head, or JSON')
    .option('--json', 'machine-readable')
    .action(async (file: string, { json }: Flags) => {
      const faults = await checkPageFile(nameOf(file), textOf(file));
      if (json === true) terminal.say(JSON.stringify(faults, undefined, 2));
      else if (faults.length === 0) terminal.say(`${file}: nothing is wrong.`);
      else {
        for (const { line, path, what } of faults) {
          terminal.say(`${file}:${String(line)}: ${path === undefined ? '' : `${path} `}${what}`);
        }
      }
      if (faults.length > 0) throw faultsFound(faults.length);
    });
  return command;
}

/** Below the folder of pages, where it is in one: what the page is called hangs on it. */
const nameOf = (file: string): string => belowPages(file.split(/[/\\]/)) ?? basename(file);

function belowPages(parts: readonly string[]): string | undefined {
  const place = parts.indexOf('pages');
  return place === -1 || place === parts.length - 1 ? undefined : parts.slice(place + 1).join('/');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandFailed(`The file ${file} cannot be read.`, EXIT.wrongUsage);
  }
}

const inJson = (slug: string, page: ContentPage): readonly string[] => [
  JSON.stringify(
    {
      slug,
      layout: page.layout ?? null,
      changedOn: page.changedOn ?? null,
      ...(pageToShow(page, `/${slug}/`) ?? { title: null }),
      unreadable: page.unreadable ?? [],
    },
    undefined,
    2,
  ),
];

function asText(slug: string, page: ContentPage): readonly string[] {
  const shown = pageToShow(page, `/${slug}/`);
  if (shown === undefined) return [`/${slug}/ has nothing to read.`];
  return [
    `/${slug}/: ${shown.title}`,
    shown.description,
    '',
    `Layout: ${page.layout ?? 'text'}`,
    `Last change: ${page.changedOn ?? 'not told'}`,
    `For search engines: ${shown.isHidden ? 'no' : 'yes'}`,
    '',
    ...(shown.text?.sections ?? []).map(({ title, id }) => `- text: ${title} (#${id})`),
    ...shown.sections.map((section) => `- ${section.kind}${aboutOf(section)}`),
    ...(page.unreadable ?? []).map(
      ({ path, expected }) => `Left out: ${path}, expected ${expected}`,
    ),
  ];
}

/** What a section is called, and how much there is in it. */
function aboutOf(section: PageSection): string {
  const header = 'header' in section ? `: ${section.header}` : '';
  switch (section.kind) {
    case 'banners':
      return ` (${String(section.banners.length)})`;
    case 'boxes':
      return `${header} (${String(section.boxes.length)})`;
    case 'cards':
      return `${header} (${String(section.cards.length)})`;
    case 'media':
      return `${header} (${String(section.items.length)} in ${String(section.columns)} columns)`;
    case 'form':
      return `${header} (form ${section.formId}, ${section.place})`;
    case 'budgets':
      return ` (${section.ranges.map(({ label }) => label).join(', ')})`;
    case 'packages':
      return `${header} (${section.packages.map(({ name }) => name).join(', ')})`;
    case 'chat':
      return `: ${section.name}`;
    default:
      return header;
  }
}
