import * as styles from './widget.css.ts'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'

/** A drawn face in an oval, shown instead of a picture of the camera. */
export const DrawnFace = ({ label }: { label: string }) => (
  <svg viewBox="0 0 160 200" role="img" aria-label={label} className={styles.drawn} {...fixedDirection('drawing')} focusable="false">
    <ellipse cx="80" cy="100" rx="58" ry="76" className={styles.oval} />
    <path d="M34 92c0-40 20-62 46-62s46 22 46 62" className={styles.line} />
    <path d="M60 104h.01M100 104h.01" className={styles.dot} />
    <path d="M80 106v20l-6 4" className={styles.line} />
    <path d="M64 148c9 8 23 8 32 0" className={styles.line} />
  </svg>
)
