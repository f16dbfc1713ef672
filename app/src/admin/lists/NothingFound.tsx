import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Empty } from '@wasla/design-system/components/Empty'
import { isNarrowed } from './list-state.ts'
import type { List } from './useList.ts'

type NothingFoundProps = { list: List; title: ReactNode; children?: ReactNode }

/** A table without rows. Where a search or filters are why, they are taken off from here. */
export const NothingFound = ({ list, title, children }: NothingFoundProps) => (
  <Empty
    level={2}
    title={title}
    {...(isNarrowed(list.state) && {
      action: (
        <Button iconStart="close" onPress={list.clear}>
          <FormattedMessage id="admin.filter.clear" />
        </Button>
      ),
    })}
  >
    {children}
  </Empty>
)
