import { divider } from './Divider.css';

/** A thin line between two parts of a Stack; the Stack's gap is the space around it. */
export function Divider() {
  return <hr className={divider} />;
}
