import { SHELL_WORDS } from '../../copy/shell-copy';
import { useApp } from '../../kit/app-context';
import { SiteLink } from '../../parts/site-link/site-link';

const FACEBOOK =
  'M14 8.5h2.5V5H14a4 4 0 0 0-4 4v2H7.5v3.5H10V21h3.5v-6.5h2.6l.6-3.5h-3.2V9.2c0-.4.2-.7.5-.7Z';

/** The group's pages elsewhere (FOOT-03). */
export function SocialLinks() {
  const { settings } = useApp();
  return (
    <section aria-labelledby="footer-social" className="social">
      <h2 id="footer-social">{SHELL_WORDS.followUs}</h2>
      <ul>
        <li>
          <SiteLink href={settings.facebookAddress} rel="noopener">
            <svg aria-hidden="true" width={20} height={20} viewBox="0 0 24 24" fill="currentColor">
              <path d={FACEBOOK} />
            </svg>
            Facebook
          </SiteLink>
        </li>
        <li>
          <SiteLink href={settings.instagramAddress} rel="noopener">
            <svg
              aria-hidden="true"
              width={20}
              height={20}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
            >
              <rect x={3} y={3} width={18} height={18} rx={5} />
              <circle cx={12} cy={12} r={4} />
              <path d="M17.2 6.8h.01" strokeLinecap="round" />
            </svg>
            Instagram
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
