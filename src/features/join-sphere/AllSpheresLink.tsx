import { routes } from '@/config/routes';
import { Text } from '@/design/components/Text/Text';
import { sphereTexts } from '@/texts/sphere';
import { Link } from 'react-router-dom';
import { more } from './AllSpheresLink.css';

/** The way from some spheres to all of them. */
export function AllSpheresLink() {
  return (
    <Text as={Link} to={routes.spheres} variant="meta" tone="accent" className={more}>
      {sphereTexts.browse}
    </Text>
  );
}
