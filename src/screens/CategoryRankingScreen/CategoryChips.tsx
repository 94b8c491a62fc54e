import { LinkChip } from '@/design/components/Chip/LinkChip';
import { rankingFilters } from '@/config/rankingFilters';
import { rankingTexts } from '@/texts/rankings';
import { Link } from 'react-router-dom';
import { row } from './CategoryChips.css';

const { options } = rankingFilters.categoryRanking.category;
type Category = (typeof options)[number];

interface CategoryChipsProps {
  current: Category;
  titleOf: (category: Category) => string;
  /** Returns the address with another choice. */
  pathOf: (category: Category) => string;
}

/** The categories as links, so that they work before any script has run. */
export function CategoryChips({ current, titleOf, pathOf }: CategoryChipsProps) {
  return (
    <nav className={row} aria-label={rankingTexts.category}>
      {options.map((option) => (
        <LinkChip key={option} as={Link} to={pathOf(option)} current={option === current}>
          {titleOf(option)}
        </LinkChip>
      ))}
    </nav>
  );
}
