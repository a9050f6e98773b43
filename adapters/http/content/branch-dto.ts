import * as t from 'io-ts';
import type { Branch } from '../../../core/content/public';
import { identifier, text } from '../lenient';
import { withoutAbsent } from '../../../core/kernel/without-absent';

/** A dealership as it travels (CALL-32). */
export const BranchDto = t.strict(
  {
    id: identifier,
    slug: identifier,
    name: identifier,
    city_town: text,
    postcode: text,
    telephone: text,
    email: text,
  },
  'Branch',
);
export type BranchDto = t.TypeOf<typeof BranchDto>;

/** It becomes a `mailto:` link: nothing in it may say what else the message is to hold. */
const PLAIN_EMAIL = /^[^\s@?&#%]+@[^\s@?&#%]+$/;

export const toBranch = (dto: BranchDto): Branch =>
  withoutAbsent({
    id: dto.id,
    slug: dto.slug,
    name: dto.name,
    town: dto.city_town,
    postcode: dto.postcode,
    telephone: dto.telephone,
    email: dto.email !== undefined && PLAIN_EMAIL.test(dto.email) ? dto.email : undefined,
  });
