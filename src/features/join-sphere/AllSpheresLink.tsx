import { routes } from '@/config/routes';
import { sphereTexts } from '@/texts/sphere';
import { Link } from 'react-router-dom';
import { more } from './AllSpheresLink.css';

/** A link to all spheres. */
export function AllSpheresLink() {
  return (
    <Link to={routes.spheres} className={more}>
      {sphereTexts.browse}
    </Link>
  );
}
