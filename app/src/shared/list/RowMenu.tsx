import { useIntl } from 'react-intl'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Menu } from '@wasla/design-system/components/Menu'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'

type RowMenuProps = {
  /** Name of the entry, with bidi isolation. */
  name: string
  items: readonly MenuEntry[]
  /** Destructive action, below a separator. Leave it out if the entry has none at the moment. */
  danger?: MenuEntry | undefined
  /** Shows a smaller button. For a picture, which has less room than a row. */
  isSmall?: boolean
}

/** Menu of an entry's secondary actions. The main action is a press on the entry itself. */
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
