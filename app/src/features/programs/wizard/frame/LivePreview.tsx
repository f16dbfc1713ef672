import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useWide } from './useWide.ts'
import * as styles from './LivePreview.css.ts'

/* The sheet with the whole preview (3 kB, plus the page of a program) is loaded when it is opened. */
const PreviewSheet = lazyOverlay(() => import('./PreviewSheet.tsx').then((module) => module.PreviewSheet))

/**
 * Preview of the program as visitors will see it, with the typed values. On wide screens its beginning is beside the form; a button opens
 * all of it. Nothing in the preview can be pressed or focused.
 */
export function LivePreview({ children }: { children: ReactNode }) {
  const titleId = useId()
  const isWide = useWide()
  const [isOpen, setOpen] = useState(false)
  const title = <FormattedMessage id="programs.wizard.preview.title" />
  const opener = (
    <Button variant="tinted" size={isWide ? 'small' : 'medium'} iconStart="eye" onPress={() => setOpen(true)}>
      <FormattedMessage id={isWide ? 'programs.wizard.preview.whole' : 'programs.wizard.preview.open'} />
    </Button>
  )
  const page = <div inert>{children}</div>
  return (
    <>
      {isWide ? (
        <aside className={styles.side} aria-labelledby={titleId}>
          <div className={styles.head}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Badge icon="eye">
              <FormattedMessage id="programs.wizard.preview.live" />
            </Badge>
          </div>
          <div className={styles.paper}>{page}</div>
          <div>{opener}</div>
        </aside>
      ) : (
        <div className={styles.opener}>{opener}</div>
      )}
      {isOpen && (
        <PreviewSheet title={title} onClose={() => setOpen(false)}>
          {page}
        </PreviewSheet>
      )}
    </>
  )
}
