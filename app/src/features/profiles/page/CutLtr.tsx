import { Ltr } from '@wasla/design-system/primitives/Bidi'
import * as styles from './CutLtr.css.ts'

/** A handle or an address on one line: where it is too long it loses its end, in both directions of the page. */
export const CutLtr = ({ children }: { children: string }) => (
  <span className={styles.cut}>
    <Ltr>{children}</Ltr>
  </span>
)
