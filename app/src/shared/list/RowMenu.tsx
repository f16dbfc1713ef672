import { useIntl } from 'react-intl'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Menu } from '@wasla/design-system/components/Menu'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'

type RowMenuProps = {
  /** Whose menu it is, isolated. */
  name: string
  items: readonly MenuEntry[]
  /** The destructive action, below a separator; without it there is none now. */
  danger?: MenuEntry | undefined
  /** On a picture there is less room than in a row. */
  isSmall?: boolean
}

/** The other actions of an entry of a list: its main action is a press on the entry itself. */
export function RowMenu({ name, items, danger, isSmall = false }: RowMenuProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'list.actions' }, { name })
  return (
    <Menu
      trigger={<IconButton icon="more" label={label} size={isSmall ? 'small' : 'medium'} />}
      sections={[
        { id: 'actions', 'aria-label': label, items },
        ...(danger
          ? [
              {
                id: 'endings',
                'aria-label': intl.formatMessage({ id: 'list.remove' }),
                items: [{ icon: 'trash' as const, isDanger: true, ...danger }],
              },
            ]
          : []),
      ]}
    />
  )
}
