import { useState } from 'react'
import { usePicture } from '@wasla/design-system/components/Image/usePicture.ts'
import { pictureWidths } from '@wasla/design-system/tokens/picture-widths.ts'
import { markShade } from './mark-shade.ts'
import * as styles from './BrandMark.css.ts'

const Picture = ({ src, onError }: { src: string; onError: () => void }) => (
  <img
    {...usePicture({ src, sizes: pictureWidths.medium, ratio: 1, isFirst: false })}
    alt=""
    className={styles.picture}
    onError={onError}
  />
)

/**
 * Shows a business's picture. Without a picture, shows the first letter of its name on a colour derived from the name (D-15). Hidden from
 * screen readers, because the name is beside the mark.
 */
export function BrandMark({ name, icon }: { name: string; icon: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  const [letter = ''] = name
  return (
    <span className={styles.mark[markShade(name)]} aria-hidden>
      {icon !== null && icon !== broken ? <Picture src={icon} onError={() => setBroken(icon)} /> : <bdi>{letter.toLocaleUpperCase()}</bdi>}
    </span>
  )
}
