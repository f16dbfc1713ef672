import { useState } from 'react'
import { markShade } from './mark-shade.ts'
import * as styles from './BrandMark.css.ts'

/**
 * Shows a business's picture. Without a picture, shows the first letter of its name on a colour derived from the name (D-15). Hidden from
 * screen readers, because the name is beside the mark.
 */
export function BrandMark({ name, icon }: { name: string; icon: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  const [letter = ''] = name
  return (
    <span className={styles.mark[markShade(name)]} aria-hidden>
      {icon !== null && icon !== broken ? (
        <img src={icon} alt="" className={styles.picture} decoding="async" onError={() => setBroken(icon)} />
      ) : (
        <bdi>{letter.toLocaleUpperCase()}</bdi>
      )}
    </span>
  )
}
