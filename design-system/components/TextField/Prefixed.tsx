import type { Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import * as styles from './Prefixed.css.ts'
import { fixedDirection } from '../../locale/fixed-direction.ts'

type PrefixedProps = { mark: string; typed: string; placeholder: string | undefined; inputRef: Ref<HTMLInputElement> | undefined }

/**
 * Latin text with a mark that belongs to it, such as @reem. Mark and text are one run from left to right, aligned to the start of the
 * page's lines: in Arabic the run ends at the right edge. The input fills the box, so that pressing, dragging and the caret work as in any
 * other field. The mark is drawn over the input, placed by an invisible copy of the text. The copy is generated content, so that searching
 * and screen readers do not find the text twice.
 */
export const Prefixed = ({ mark, typed, placeholder, inputRef }: PrefixedProps) => (
  <span className={styles.area}>
    <span className={styles.row} dir="ltr" {...fixedDirection('latin')}>
      <span className={styles.room} data-text={mark} aria-hidden="true" />
      <Input ref={inputRef} className={styles.input} dir="ltr" placeholder={placeholder ?? ' '} />
      <span className={styles.over} aria-hidden="true">
        <span className={styles.run} data-part="run">
          <span className={styles.mark}>{mark}</span>
          <span className={styles.copy} data-text={typed || placeholder} />
        </span>
      </span>
    </span>
  </span>
)
