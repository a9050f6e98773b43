import { ContainerModule } from 'inversify';
import { HttpEnquiryDesk } from '../../adapters/http/enquiry/http-enquiry-desk';
import { HttpFormLibrary } from '../../adapters/http/enquiry/http-form-library';
import { HttpPhotographDesk } from '../../adapters/http/enquiry/http-photograph-desk';
import { TOKENS } from '../tokens';

export const enquiryModule = (log?: (line: string) => void) =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.forms).toResolvedValue(
      (client) => new HttpFormLibrary(client, log),
      [TOKENS.httpClient],
    );
    bind(TOKENS.photographs).toResolvedValue(
      (client) => new HttpPhotographDesk(client),
      [TOKENS.httpClient],
    );
    bind(TOKENS.desk).toResolvedValue((client) => new HttpEnquiryDesk(client), [TOKENS.httpClient]);
  });
