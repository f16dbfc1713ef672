import { Fragment } from 'react'
import { addressParts } from './address-parts.ts'
import * as styles from '#shared/list/Row.css.ts'

/** A short address that breaks only after a slash. Browsers would break it at a hyphen or inside a word first. */
export function ShortAddress({ url }: { url: string }) {
  const parts = addressParts(url)
  return (
    <span dir="ltr" className={styles.address}>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
