import { Fragment } from 'react'
import { addressParts } from './address-parts.ts'
import * as styles from './Row.css.ts'

/** An address in a row. Browsers break it at a hyphen or inside a word before they break it at a stroke. */
export const ShortAddress = ({ url }: { url: string }) => (
  <span dir="ltr" className={styles.address}>
    {addressParts(url).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
