import { chain, map as mapRight, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FormDefinition } from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { decode, decodeList, goodOnes } from '../decode';
import { FieldDto, FormDto, toFormDefinition, unknownKinds } from './form-dto';

/**
 * A form's definition, from the JSON of it; a field that cannot be read is left out.
 * @param onUnknownKind hears of each kind of field that is read as a line of text for want of its own.
 */
export const readForm = (
  content: unknown,
  onUnknownKind?: (kind: string) => void,
): Either<GatewayFailure, FormDefinition> =>
  pipe(
    decode(FormDto, content, 'data'),
    chain((dto) =>
      pipe(
        goodOnes(decodeList(FieldDto, dto.fields, 'data.fields')),
        mapRight((fields) => {
          if (onUnknownKind !== undefined) unknownKinds(fields).forEach(onUnknownKind);
          return toFormDefinition(dto, fields);
        }),
      ),
    ),
  );
