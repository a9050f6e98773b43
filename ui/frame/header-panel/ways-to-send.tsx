import { Mail, MessageCircle } from 'lucide-react';
import { encode } from 'uqr';
import { styled } from 'styled-components';
import { emailAddress, QR_CODE_WORDS, WAYS_TO_SEND, whatsAppAddress } from '../../copy/send-copy';
import { ButtonLink } from '../../parts/button/button';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** A longer address makes squares too small for a telephone's camera to tell apart. */
const MOST_IN_CODE = 700;

const Ways = styled.div`
  display: grid;
  gap: ${space(12)};
  margin-top: ${space(8)};

  .messages {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: ${space(8)};
  }
  figure {
    display: none;
    margin: 0;
  }
  figcaption {
    color: ${token('ink-soft')};
    ${text(13)}
  }
  svg.code {
    width: 100%;
    max-width: 13rem;
    height: auto;
    border-radius: ${radius.control};
    /* Cameras want dark on light, whatever the page looks like. */
    background: #fff;
    fill: #000;
  }
  ${media.tablet} {
    figure {
      display: grid;
      justify-items: center;
      gap: ${space(8)};
    }
  }
`;

/** Every dark square of the code as one path. */
function pathOf(squares: readonly (readonly boolean[])[]): string {
  return squares
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
}

interface WaysToSendProps {
  readonly title: string;
  readonly address: string;
}

/** How a link gets to another device or person, where the browser has no share sheet of its own. */
export function WaysToSend({ title, address }: WaysToSendProps) {
  const code =
    address.length <= MOST_IN_CODE ? encode(address, { ecc: 'L', border: 3 }) : undefined;
  return (
    <Ways className="ways">
      <div className="messages">
        <ButtonLink kind="quiet" compact href={emailAddress(title, address)}>
          <Mail aria-hidden="true" size={18} /> {WAYS_TO_SEND.email}
        </ButtonLink>
        <ButtonLink kind="quiet" compact href={whatsAppAddress(title, address)}>
          <MessageCircle aria-hidden="true" size={18} /> {WAYS_TO_SEND.whatsApp}
        </ButtonLink>
      </div>
      {code !== undefined && (
        <figure>
          <svg
            className="code"
            role="img"
            aria-label={QR_CODE_WORDS.name}
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
          >
            <path d={pathOf(code.data)} />
          </svg>
          <figcaption>{QR_CODE_WORDS.hint}</figcaption>
        </figure>
      )}
    </Ways>
  );
}
