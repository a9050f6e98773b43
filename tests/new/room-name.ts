import ts from 'typescript';
import { Refusal } from './room-plan';

/** One name in the spellings that code has for it. */
export interface RoomName {
  /** As typed, `trade-in`: of folders, files and addresses. */
  readonly kebab: string;
  /** `tradeIn`: of values. */
  readonly camel: string;
  /** `TradeIn`: of types and views. */
  readonly pascal: string;
  /** `Trade in`: as it is read. */
  readonly plain: string;
}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names that lint refuses for files, and rooms that the core has for other things. */
const saysNothing =
  /^(utils?|helpers?|managers?|data|common|misc|index|types|constants|shared|kernel|public)$/;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const isWordOfTheLanguage = (word: string): boolean => {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, word);
  return scanner.scan() !== ts.SyntaxKind.Identifier;
};

/** @throws Refusal when it can be no name; the message says why. */
export function readRoomName(typed: string): RoomName {
  if (!kebabCase.test(typed)) {
    throw new Refusal(`“${typed}” is not in kebab-case: write it as in trade-in`);
  }
  if (saysNothing.test(typed)) {
    throw new Refusal(`“${typed}” does not say what is inside: name its one idea`);
  }
  const words = typed.split('-');
  const pascal = words.map(capital).join('');
  if (words.length === 1 && isWordOfTheLanguage(typed)) {
    throw new Refusal(`“${typed}” is a word of TypeScript: name its one idea otherwise`);
  }
  if (pascal in globalThis) {
    throw new Refusal(`“${typed}” would hide ${pascal}, which code means otherwise`);
  }
  return {
    kebab: typed,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    pascal,
    plain: capital(words.join(' ')),
  };
}
