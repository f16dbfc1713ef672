import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from 'react-aria-components/Button'
import { Badge } from '@wasla/design-system/components/Badge'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import type { ShownLicence } from './profile-details.ts'
import * as styles from './LicenceMark.css.ts'

/* The panel (2 kB) is loaded when it is opened. */
const LicencePanel = lazyOverlay(() => import('./LicencePanel.tsx').then((module) => module.LicencePanel))

/** Mark of a checked licence, always with its word. A press opens its number, its last day and its accounts. */
export function LicenceMark({ licence }: { licence: ShownLicence }) {
  const [isOpen, setOpen] = useState(false)
  const mark = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={mark} className={styles.mark} aria-expanded={isOpen} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Badge tone="success" icon="id-card">
          <FormattedMessage id="profiles.licence.mark" />
        </Badge>
      </Button>
      {isOpen && <LicencePanel beside={mark} licence={licence} onClose={() => setOpen(false)} />}
    </>
  )
}
