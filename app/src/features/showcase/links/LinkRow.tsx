import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import type { Sorting } from '@wasla/design-system/components/SortableList'
import { Switch } from '@wasla/design-system/components/Switch'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { outdate } from '../kit/cache.ts'
import { openEntry } from '../kit/open-entry.ts'
import * as row from '#shared/list/Row.css.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { RowPress } from '#shared/list/RowPress.tsx'
import { shortAddress } from '../kit/short-address.ts'
import { ShortAddress } from '../kit/ShortAddress.tsx'
import { UpdateProfileLinkDocument } from './FeaturedLinksScreen.generated.ts'
import * as styles from './LinkRow.css.ts'
import { linkIcons } from './link-types.ts'
import type { OwnLink } from './LinkSheet.tsx'

type LinkRowProps = { link: OwnLink; sorting: Sorting; onEdit: () => void; onRemove: () => void }

/**
 * Row of one of the owner's links. A press opens the link for changes, the handle moves it, and the switch hides it. All other actions are
 * in the row's menu.
 */
export function LinkRow({ link, sorting, onEdit, onRemove }: LinkRowProps) {
  const intl = useIntl()
  const address = shortAddress(link.url)
  const name = { link: isolate(address) }
  const [update] = useMutation(UpdateProfileLinkDocument, { update: (cache) => outdate(cache, 'ProfileLink') })
  /* The new state is shown before the server has answered. If the server refuses, the switch goes back, and a toast says why. */
  const show = (is_visible: boolean) =>
    void update({
      variables: { updateProfileLinkInput: { id: link.id, is_visible } },
      optimisticResponse: { updateProfileLink: { ...link, is_visible } },
    }).catch(() => undefined)
  return (
    <div className={`${row.row} ${styles.row}`}>
      <span className={styles.handle}>{sorting.handle}</span>
      <span className={`${row.sign} ${styles.sign}`}>
        <Icon name={linkIcons[link.type]} />
      </span>
      <div className={row.who}>
        <RowPress label={intl.formatMessage({ id: 'showcase.links.editOne' }, name)} onPress={onEdit}>
          <Text as="span" look="label">
            <ShortAddress url={link.url} />
          </Text>
        </RowPress>
        <span className={styles.facts}>
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id={`showcase.links.type.${link.type}`} />
          </Text>
          {!link.is_visible && (
            <Badge icon="eye-off">
              <FormattedMessage id="showcase.links.hidden" />
            </Badge>
          )}
        </span>
      </div>
      <div className={row.actions}>
        <Switch isSelected={link.is_visible} onChange={show}>
          <span className={styles.shown}>
            <FormattedMessage id="showcase.links.shown" />
          </span>
          <VisuallyHidden>{` ${name.link}`}</VisuallyHidden>
        </Switch>
        <RowMenu
          name={name.link}
          items={[
            { id: 'edit', icon: 'edit', label: intl.formatMessage({ id: 'showcase.edit' }), onAction: onEdit },
            ...openEntry(link.url, intl.formatMessage({ id: 'showcase.links.open' })),
            ...sorting.moves,
          ]}
          danger={{ id: 'remove', label: intl.formatMessage({ id: 'list.remove' }), onAction: onRemove }}
        />
      </div>
    </div>
  )
}
