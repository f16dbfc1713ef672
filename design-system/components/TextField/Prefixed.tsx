import type { Ref } from 'react'
import { Input } from 'react-aria-components/TextField'
import * as styles from './Prefixed.css.ts'

type PrefixedProps = { mark: string; typed: string; placeholder: string | undefined; inputRef: Ref<HTMLInputElement> | undefined }

/**
 * Latin text with a mark that belongs to it, such as @reem: one run from left to right that begins where the page's lines begin, so in
 * Arabic it ends at the right edge. The input fills the box, so that a press anywhere in it, a drag and the caret work as in any other;
 * the mark is drawn over it, placed by an unseen copy of what is typed. The copy is a style's content: nobody finds or reads it twice.
 */
export const Prefixed = ({ mark, typed, placeholder, inputRef }: PrefixedProps) => (
  <span className={styles.area}>
    <span className={styles.row} dir="ltr">
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
