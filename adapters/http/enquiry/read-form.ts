import { chain, map as mapRight, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FormDefinition } from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { decode, decodeList, goodOnes } from '../decode';
import { FieldDto, FormDto, toFormDefinition } from './form-dto';

/** A form's definition, from the JSON of it; a field that cannot be read is left out. */
export const readForm = (content: unknown): Either<GatewayFailure, FormDefinition> =>
  pipe(
    decode(FormDto, content, 'data'),
    chain((dto) =>
      pipe(
        goodOnes(decodeList(FieldDto, dto.fields, 'data.fields')),
        mapRight((fields) => toFormDefinition(dto, fields)),
      ),
    ),
  );
