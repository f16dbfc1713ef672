import { Ltr } from '@wasla/design-system/primitives/Bidi'
import * as styles from './CutLtr.css.ts'

/** A handle or address on one line. If the text is too long, its end is cut, also on right-to-left pages. */
export const CutLtr = ({ children }: { children: string }) => (
  <span className={styles.cut}>
    <Ltr>{children}</Ltr>
  </span>
)
