import { isLeft } from 'fp-ts/Either';
import * as STORAGE_NAMES from '../../adapters/storage/storage-names';
import { readEmailAddress } from '../../core/kernel/person/email-address';
import { NEEDED_TO_RESERVE, type ReservationNeed } from '../../core/reservation/public';

export interface WrongSetting {
  readonly kind: 'wrong-setting';
  readonly name: string;
  /** Nothing where it is a secret. */
  readonly value: string | undefined;
  readonly expected: string;
}

/** What a setting may be: how it is read, what a person is told to write, and what it is unless written. */
export interface SettingKind<T> {
  readonly expected: string;
  readonly read: (text: string) => T | undefined;
  readonly fallback: T;
  /** Its value is told to nobody, not even where it is wrong. */
  readonly isSecret?: boolean;
}

export const oneOf = <const Choice extends string>(...choices: readonly [Choice, ...Choice[]]) => ({
  expected: choices.join(' or '),
  read: (text: string): Choice | undefined => choices.find((choice) => choice === text),
  fallback: choices[0],
});

export const formId = {
  expected: 'the id of a form, of letters, figures, hyphens and underscores',
  read: (text: string): string | undefined => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
  fallback: '',
};

export const slugsOr = (fallback: readonly string[]) => ({
  expected: 'slugs of branches with commas between them',
  read: (text: string): readonly string[] | undefined =>
    /^[a-z\d-]+(,[a-z\d-]+)*$/.test(text) ? text.split(',') : undefined,
  fallback,
});

export const wordsOr = (fallback: readonly string[]) => ({
  expected: 'words with commas between them, or none',
  read: (text: string): readonly string[] | undefined => {
    if (text === 'none') return [];
    const list = text.split(',').map((word) => word.trim());
    return list.every((word) => /^[^\p{Cc}]+$/u.test(word)) ? list : undefined;
  },
  fallback,
});

export const reservationNeeds = {
  expected: `some of ${NEEDED_TO_RESERVE.join(', ')}, with commas between them`,
  read: (text: string): readonly ReservationNeed[] | undefined => {
    const names = text.split(',').map((name) => name.trim());
    const needs = NEEDED_TO_RESERVE.filter((need) => names.includes(need));
    return needs.length === new Set(names).size ? needs : undefined;
  },
  fallback: NEEDED_TO_RESERVE,
};

export const portNumber = {
  expected: 'a whole number from 0 to 65535',
  read: (text: string): number | undefined =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined,
  fallback: 4000,
};

export const cookieName = {
  expected: 'a cookie name of 1 to 64 letters, figures, hyphens and underscores',
  read: (text: string): string | undefined => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
  fallback: STORAGE_NAMES.recents,
};

export const count = {
  expected: 'a whole number from 1 to 200',
  read: (text: string): number | undefined =>
    /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 200 ? Number(text) : undefined,
  fallback: 50,
};

export const seconds = (most: number, fallback: number) => ({
  expected: `a whole number of seconds from 0 to ${most}`,
  read: (text: string): number | undefined =>
    /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : undefined,
  fallback,
});

export const webAddress = {
  expected: 'an http or https address',
  read: (text: string): string | undefined =>
    /^https?:\/\/[^\s/]+/i.test(text) ? text.replace(/(?<!\/)\/+$/, '') : undefined,
  fallback: undefined,
};

export const addressOr = (fallback: string) => ({
  expected: webAddress.expected,
  read: (text: string): string | undefined =>
    /^https?:\/\/[^\s/]+/i.test(text) ? text : undefined,
  fallback,
});

export const textLike = (pattern: RegExp, expected: string) => ({
  expected,
  read: (text: string): string | undefined => (pattern.test(text) ? text : undefined),
  fallback: undefined,
});

const PROXY =
  /^(loopback|linklocal|uniquelocal|[\d.]{7,15}(\/\d{1,2})?|[\da-f:.]{2,45}(\/\d{1,3})?)$/i;

export const secret = <Kind extends { readonly expected: string }>(kind: Kind) => ({
  ...kind,
  isSecret: true,
});

export const emailAddress = {
  expected: 'an e-mail address',
  read: (text: string): string | undefined => {
    const address = readEmailAddress(text);
    return isLeft(address) ? undefined : address.right;
  },
  fallback: undefined,
};

export const proxies = {
  expected: 'none, or a comma list of addresses, networks, loopback, linklocal and uniquelocal',
  read: (text: string): string | false | undefined => {
    if (text === 'none') return false;
    const names = text.split(',').map((name) => name.trim());
    return names.every((name) => PROXY.test(name)) ? names.join(',') : undefined;
  },
  fallback: 'loopback' as string | false,
};

export const pathOrAddress = (fallback: string) => ({
  expected: 'a path that begins with one slash, or an https address',
  read: (text: string): string | undefined =>
    /^(\/(?![/\\])|https:\/\/[^\s/]+)/i.test(text) ? text : undefined,
  fallback,
});

export const words = (fallback: string) => ({
  expected: 'some text without control characters',
  read: (text: string): string | undefined =>
    /^[^\p{Cc}]+$/u.test(text) ? text.trim() : undefined,
  fallback,
});

export const mediaStorage = {
  expected: 'a path or an https address that ends with a slash',
  read: (text: string): string | undefined =>
    /^(?:\/|\/(?![/\\])[^\s?#]*\/|https:\/\/[^\s/?#]+\/(?:[^\s?#]*\/)?)$/i.test(text)
      ? text
      : undefined,
  fallback: '/',
};
