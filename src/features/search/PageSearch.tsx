import { cx } from '@/design/styles/cx';
import { layoutTexts } from '@/texts/layout';
import { useEffect, useRef } from 'react';
import { SiteSearch } from './SiteSearch';
import { inSight, pageSearch } from './SiteSearch.css';

/** The site's search inside a page; the header shows its own once this one has scrolled away. */
export function PageSearch() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([seen]) => place.current?.classList.toggle(inSight, seen?.isIntersecting ?? false),
      // Behind the header it is not visible.
      { rootMargin: '-64px 0px 0px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={cx(pageSearch, inSight)}>
      <SiteSearch placeholder={layoutTexts.keywordPlaceholder} variant="line" />
    </div>
  );
}
