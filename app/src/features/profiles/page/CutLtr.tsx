import { Ltr } from '@wasla/design-system/primitives/Bidi'
import * as styles from './CutLtr.css.ts'

/** A user name or an address on one line. If it is too long, its end is cut, in both directions of the page. */
export const CutLtr = ({ children }: { children: string }) => (
  <span className={styles.cut}>
    <Ltr>{children}</Ltr>
  </span>
)
