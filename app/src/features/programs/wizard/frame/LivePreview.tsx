import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Heading } from '@wasla/design-system/primitives/Heading'
import * as styles from './LivePreview.css.ts'

/**
 * The program as others will see it with what is typed: beside the form on wide screens, behind a button on others. It only shows: nothing
 * in it can be pressed or reached.
 */
export function LivePreview({ children }: { children: ReactNode }) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const title = <FormattedMessage id="programs.wizard.preview.title" />
  const page = (
    <div inert className={styles.page}>
      {children}
    </div>
  )
  return (
    <>
      <div className={styles.opener}>
        <Button variant="tinted" iconStart="eye" onPress={() => setOpen(true)}>
          <FormattedMessage id="programs.wizard.preview.open" />
        </Button>
      </div>
      <aside className={styles.side} aria-labelledby={titleId}>
        <div className={styles.head}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          <Badge icon="eye">
            <FormattedMessage id="programs.wizard.preview.live" />
          </Badge>
        </div>
        {page}
      </aside>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={title}>
        {page}
      </Sheet>
    </>
  )
}
