import type { ReactNode } from 'react'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import * as styles from './Detail.css.ts'

type DetailProps = {
  /** Link to the list that the item was opened from. */
  up: { href: string; label: string }
  name: ReactNode
  /** Avatar of the item. */
  mark?: ReactNode
  /** Status badges beside the name. */
  badges?: ReactNode
  /** Column at the side, such as the actions. */
  side: ReactNode
  children: ReactNode
}

/** The page of one item of a list: breadcrumbs, name, content and actions. */
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
