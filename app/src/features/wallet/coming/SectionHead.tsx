import type { ReactNode } from 'react'
import { Amount } from '@wasla/design-system/components/Amount'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './coming.css.ts'

/** Head of a section: the name of a total, a sentence that explains it, and its amount. */
export const SectionHead = ({ id, title, lead, halalas }: { id: string; title: ReactNode; lead: ReactNode; halalas: number }) => (
  <header className={styles.head}>
    <div className={styles.headWords}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text look="caption" tone="muted">
        {lead}
      </Text>
    </div>
    <span className={styles.headAmount}>
      <Amount halalas={halalas} size="large" />
    </span>
  </header>
)
