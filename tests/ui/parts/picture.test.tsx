import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from '../../../ui/parts/picture/picture';

const fiesta: PictureProps = {
  src: '/fiesta-640.webp',
  srcSet: '/fiesta-320.webp 320w, /fiesta-640.webp 640w',
  sizes: '100vw',
  original: '/fiesta.jpg',
  placeholder: '/placeholder.webp',
  alt: 'Ford Fiesta',
  width: 640,
  height: 400,
};

const image = () => screen.getByRole('img', { name: 'Ford Fiesta' });
const address = () => image().getAttribute('src');
const fail = () => fireEvent.error(image());

describe('a picture', () => {
  it('falls back to the original, then to the placeholder [ERR-33]', () => {
    render(<Picture {...fiesta} />);
    expect(address()).toBe('/fiesta-640.webp');
    fail();
    expect(address()).toBe('/fiesta.jpg');
    fail();
    expect(address()).toBe('/placeholder.webp');
  });

  it('stops after the placeholder: three requests, then a drawing that needs none [ERR-33]', () => {
    const { container } = render(<Picture {...fiesta} />);
    fail();
    fail();
    fail();
    expect(container.querySelector('img')).toBeNull();
    expect(image().tagName.toLowerCase()).toBe('svg');
    expect(image().getAttribute('viewBox')).toBe('0 0 640 400');
  });

  it('drops the list of widths with the first failure, or the browser would choose it again [ERR-33]', () => {
    render(<Picture {...fiesta} />);
    expect(image().getAttribute('srcset')).toContain('320w');
    fail();
    expect(image().hasAttribute('srcset')).toBe(false);
  });

  it('drops the pictures for other widths of the window too [ERR-33]', () => {
    const { container } = render(
      <Picture
        {...fiesta}
        sources={[{ media: '(min-width: 767px)', srcSet: '/fiesta-wide.webp' }]}
      />,
    );
    expect(container.querySelectorAll('source')).toHaveLength(1);
    fail();
    expect(container.querySelectorAll('source')).toHaveLength(0);
    expect(address()).toBe('/fiesta.jpg');
  });

  it('does not ask twice for one address', () => {
    const { container } = render(<Picture {...fiesta} original="/fiesta-640.webp" />);
    fail();
    expect(address()).toBe('/placeholder.webp');
    fail();
    expect(container.querySelector('img')).toBeNull();
  });

  it('starts afresh with the next vehicle, even after everything failed', () => {
    const { container, rerender } = render(<Picture {...fiesta} />);
    fail();
    fail();
    fail();
    rerender(<Picture {...fiesta} src="/focus-640.webp" srcSet={undefined} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/focus-640.webp');
  });

  it('keeps its place, and waits until it is near unless it matters at once', () => {
    const { rerender } = render(<Picture {...fiesta} />);
    expect(image().getAttribute('width')).toBe('640');
    expect(image().getAttribute('height')).toBe('400');
    expect(image().getAttribute('loading')).toBe('lazy');
    rerender(<Picture {...fiesta} priority />);
    expect(image().hasAttribute('loading')).toBe(false);
    expect(image().getAttribute('fetchpriority')).toBe('high');
  });
});
