import { describe, expect, it } from 'vitest';
import { videoPlace } from '../../../../core/content/rules/video-place';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('where an editor’s film is', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ&list=x',
    'https://youtu.be/aqz-KE-bpKQ?t=4',
    '//m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('%s plays from the host that keeps nothing', (address) => {
    expect(videoPlace(address)).toEqual({ kind: 'player', host: 'YouTube', address: YOUTUBE });
  });

  it.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'])(
    '%s plays without counting',
    (address) => {
      expect(videoPlace(address)).toEqual({ kind: 'player', host: 'Vimeo', address: VIMEO });
    },
  );

  it.each(['/films/tour.mp4', 'https://cdn.example/a.WEBM?x=1'])('%s is a file', (address) => {
    expect(videoPlace(address)).toEqual({ kind: 'file', address });
  });

  it.each([
    'https://example.org/film',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=short',
    'http://cdn.example/a.mp4',
  ])('%s is only a link', (address) => {
    expect(videoPlace(address)).toEqual({ kind: 'elsewhere', address });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 'https:// x', '/\\evil.example'])(
    '%j is none',
    (address) => {
      expect(videoPlace(address)).toBeUndefined();
    },
  );
});
