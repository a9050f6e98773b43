import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../composition/server/content-security-policy';

const policy = contentSecurityPolicy({
  scripts: ['run()'],
  styles: ['p{color:red}'],
  connect: ['https://dealer.example'],
});

describe('The content security policy', () => {
  it('lets exactly the inline script and style run that the server wrote', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('run()')}'`);
    expect(policy).toContain(`'sha256-${hash('p{color:red}')}'`);
  });

  it('never allows inline code at large', () => {
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('nonce-');
  });

  it('lets nobody else into a frame but the map of streets [BRANCH-06]', () => {
    expect(policy).toContain(
      '; frame-src https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com;',
    );
  });

  it('lets a form lead nowhere but here, and to the checkout where something is paid', () => {
    expect(policy).toContain("; form-action 'self';");
    const paying = { scripts: [], styles: [], connect: [], formTargets: ['http://127.0.0.1:4001'] };
    expect(contentSecurityPolicy(paying)).toContain("; form-action 'self' http://127.0.0.1:4001;");
  });

  it('lets the browser call a real back end where one is set', () => {
    expect(policy).toContain("connect-src 'self' https://dealer.example");
  });
});
