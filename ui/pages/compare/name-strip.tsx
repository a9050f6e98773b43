import { useEffect, useRef, useState, type RefObject } from 'react';
import { titleParts } from '../../../core/stock/public';
import { columnTitle, type CompareColumn } from './compare-columns';
import { Strip } from './name-strip.styles';

interface NameStripProps {
  readonly columns: readonly CompareColumn[];
  /** What scrolls sideways, with the table in it. */
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/**
 * On a phone a table that scrolls sideways cannot hold its head below the page's: the names stand
 * here instead once the head is out of sight, and move with the columns. The table says them to
 * whoever listens, so these are silent.
 */
export function NameStrip({ columns, scroller }: NameStripProps) {
  const track = useRef<HTMLDivElement>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector('thead');
    if (box === null || head == null || !('IntersectionObserver' in window)) return;
    const follow = () => {
      if (track.current !== null) track.current.scrollLeft = box.scrollLeft;
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        setOut(entry?.isIntersecting === false && entry.boundingClientRect.top < 0);
        follow();
      },
      // The page's own head covers this much.
      { rootMargin: '-64px 0px 0px 0px' },
    );
    watch.observe(head);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [scroller]);
  return (
    <Strip aria-hidden="true" data-out-of-sight={isOut} $columns={columns.length}>
      <div className="track" ref={track}>
        {columns.map((column) => (
          <div key={column.slug} className="name">
            <p className="title">{columnTitle(column)}</p>
            <p className="soft">{column.vehicle && titleParts(column.vehicle).derivative}</p>
          </div>
        ))}
      </div>
    </Strip>
  );
}
