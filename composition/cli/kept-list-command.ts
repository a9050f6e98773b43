import { join } from 'node:path';
import { Command, Option } from 'commander';
import { isLeft } from 'fp-ts/Either';
import type { BrowserStorage } from '../../adapters/storage/browser-storage';
import { withFileStorage } from '../../adapters/storage/file-storage';
import type { HttpClientSettings } from '../../adapters/http/http-client';
import { isSlug, type NameKind } from '../../core/shortlist/public';
import type { Settings } from '../settings/settings';
import { CONSENT_ANSWERS, type ConsentAnswer } from './consent-answers';
import { settingsOf, type OpenBackEnd } from './open-back-end';
import { API_OPTION } from './search-options';
import { CommandFailed, EXIT, type Terminal } from './terminal';

/** One of the shopper's lists, opened in a file. */
export interface OpenedList {
  readonly slugs: () => readonly string[];
  readonly add: (slug: string) => void;
  readonly remove: (slug: string) => void;
  /** Waits until all has followed from what was done, and ends it. */
  readonly settled: () => Promise<void>;
  /** What `--json` tells, the list among it. */
  readonly inJson: () => object;
  /** Why the last change was not made, if it was not. */
  readonly refusal: () => string | undefined;
}

/** What a list is opened with. */
export interface ListParts {
  readonly storage: BrowserStorage;
  readonly settings: Settings;
  /** Who is asked what the vehicles cost; nobody, if it is absent. */
  readonly backEnd?: HttpClientSettings | undefined;
  /** To the question of consent, in place of the one that is kept. */
  readonly answer?: ConsentAnswer | undefined;
  /** Says beside the command's own output what a browser says in its console. */
  readonly complain: (line: string) => void;
}

export interface KeptListWords {
  readonly name: string;
  readonly description: string;
  /** What is said of an empty list. */
  readonly nothing: string;
  /** By what it holds vehicles. */
  readonly kind: (settings: Settings) => NameKind;
  readonly open: (parts: ListParts) => OpenedList;
  /** What follows from a change depends on the back end and on consent; opens the back end. */
  readonly openBackEnd?: OpenBackEnd;
  /** The path of the page that shows these vehicles to whoever opens it; none where there is no such page. */
  readonly link?: (slugs: readonly string[]) => string;
}

interface Flags {
  readonly file?: string;
  readonly json?: boolean;
  readonly api?: string;
  readonly priced?: boolean;
  readonly consent?: ConsentAnswer;
}

const DEFAULT_FILE = 'shortlist.json';

/** A comma parts the entries of a list, and no name is empty or has a gap. */
const NAME = /^[^\s,]+$/;

const KIND_WORDS: Readonly<Record<NameKind, string>> = {
  slug: 'slug',
  id: 'stock number',
  vrm: 'registration mark',
};

/** As the list holds it: a mark in capitals without blanks, all else as it was typed. */
const spelled = (kind: NameKind, typed: string): string => {
  const mark = typed.replace(/\s/g, '');
  return kind === 'vrm' && !isSlug(mark) ? mark.toUpperCase() : typed;
};

/** `add`, `remove`, `list` and `link` of one list, over a file that holds what a browser would. */
export function keptListCommand(terminal: Terminal, words: KeptListWords): Command {
  const command = new Command(words.name).description(words.description);

  const settings = () => settingsOf(terminal);

  const work = async (flags: Flags, isChange: boolean, act: (list: OpenedList) => void) => {
    const file = flags.file ?? join(settings().dataFolder, DEFAULT_FILE);
    if (file.trim() === '') {
      throw new CommandFailed('--file needs the path of a file.', EXIT.wrongUsage);
    }
    const needsServer = flags.api ?? settings().apiBaseUrl ?? flags.priced;
    const backEnd =
      isChange && needsServer !== undefined
        ? await words.openBackEnd?.(terminal, flags.api)
        : undefined;
    const done = await withFileStorage(file, isChange, async (storage) => {
      const list = words.open({
        storage,
        settings: settings(),
        backEnd: backEnd?.line,
        answer: flags.consent,
        complain: terminal.complain,
      });
      act(list);
      await list.settled();
      const problem = list.refusal();
      if (isChange && flags.json === true) terminal.say(JSON.stringify(list.inJson()));
      if (problem !== undefined) throw new CommandFailed(problem);
    }).finally(() => backEnd?.close());
    if (isLeft(done)) {
      throw new CommandFailed(`${file} cannot be used, and is as it was: ${done.left.reason}.`);
    }
  };

  const part = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .option('--file <path>', 'where the lists are kept', undefined)
      .option('--json', 'machine-readable: the list as it is then');

  const change = (name: 'add' | 'remove', description: string): void => {
    const command = part(name, description);
    if (words.openBackEnd !== undefined) {
      command
        .addOption(API_OPTION)
        .option(
          '--priced',
          'ask for the vehicles, as the site does: note what each costs, drop what is not in stock any more; done by itself where --api or API_BASE_URL says whom to ask',
        )
        .addOption(
          new Option(
            '--consent <answer>',
            'what the shopper has agreed to, in place of the answer in the file',
          ).choices(Object.keys(CONSENT_ANSWERS)),
        );
    }
    command
      .argument(
        '<slug...>',
        'the last part of the address of a vehicle’s page, or what the list is set to hold',
      )
      .action(async (typed: readonly string[], flags: Flags) => {
        const kind = words.kind(settings());
        const slugs = typed.map((name) => spelled(kind, name));
        const wrong = slugs.find((slug) => !NAME.test(slug));
        if (wrong !== undefined) {
          throw new CommandFailed(
            `${JSON.stringify(wrong)} is no ${KIND_WORDS[kind]}: it must have no comma and no space.`,
            EXIT.wrongUsage,
          );
        }
        await work(flags, true, (list) => {
          for (const slug of slugs) {
            const had = list.slugs().includes(slug);
            list[name](slug);
            if (flags.json !== true) terminal.say(outcome(slug, had, list.slugs().includes(slug)));
          }
        });
      });
  };

  change('add', 'add vehicles at its end; one that is there stays where it is');
  change('remove', 'take vehicles out');
  part('list', 'show it, one vehicle a line').action((flags: Flags) =>
    work(flags, false, (list) => {
      if (flags.json === true) terminal.say(JSON.stringify(list.inJson()));
      else if (list.slugs().length === 0) terminal.complain(words.nothing);
      else list.slugs().forEach(terminal.say);
    }),
  );
  const { link } = words;
  if (link !== undefined) {
    part('link', 'show the address that carries it to another device or person').action(
      (flags: Flags) =>
        work(flags, false, (list) => {
          const address = `${settings().publicOrigin ?? ''}${link(list.slugs())}`;
          terminal.say(flags.json === true ? JSON.stringify({ link: address }) : address);
        }),
    );
  }
  return command;
}

function outcome(slug: string, had: boolean, has: boolean): string {
  if (had) return has ? `${slug} is in the list already.` : `${slug} is taken out.`;
  return has ? `${slug} is added.` : `${slug} is not in the list.`;
}
