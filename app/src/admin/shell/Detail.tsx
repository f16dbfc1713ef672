import type { ReactNode } from 'react'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import * as styles from './Detail.css.ts'

type DetailProps = {
  /** The list it was opened from. */
  up: { href: string; label: string }
  name: ReactNode
  /** Its face. */
  mark?: ReactNode
  /** Where it stands, beside its name. */
  badges?: ReactNode
  /** What is done with it. */
  side: ReactNode
  children: ReactNode
}

/** The page of one thing of a list: the way back, its name, what there is to read and what is done. */
export const Detail = ({ up, name, mark, badges, side, children }: DetailProps) => (
  <Stack gap="lg">
    <Breadcrumbs items={[up]} current={name} />
    <div className={styles.head}>
      {mark}
      <Heading level={1} look="title">
        {name}
      </Heading>
      {badges}
    </div>
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  </Stack>
)
