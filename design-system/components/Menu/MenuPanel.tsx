import type { RefObject } from 'react'
import { Header, Menu as AriaMenu, MenuItem, type MenuItemProps, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { useFollowedFocus } from '../Overlay/useFocusHome.ts'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import * as rows from '../Overlay/rows.css.ts'
import * as styles from './Menu.css.ts'
import { disabledIds, filledSections, type MenuEntry, type MenuPlacement, type MenuSectionItems } from './menu-items.ts'

export type MenuPanelProps = {
  id: string
  /** Button that opens, names and anchors the menu. */
  trigger: RefObject<HTMLButtonElement | null>
  triggerId: string
  sections: readonly MenuSectionItems[]
  placement: MenuPlacement
  /** Entry that gets the focus; `true` focuses the menu itself. */
  autoFocus: 'first' | 'last' | true
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The entries of a menu in an overlay. The code is loaded only when a menu may be opened, because most pages are left before that. */
export function MenuPanel({ id, trigger, triggerId, sections, placement, autoFocus, isOpen, onOpenChange }: MenuPanelProps) {
  const node = useOverlayNode()
  useFollowedFocus()
  return (
    <Popover
      {...node}
      trigger="MenuTrigger"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={6}
      aria-labelledby={triggerId}
      className={styles.panel}
      data-component="Menu"
    >
      <AriaMenu
        id={id}
        aria-labelledby={triggerId}
        autoFocus={autoFocus}
        onClose={() => onOpenChange(false)}
        className={rows.list}
        disabledKeys={disabledIds(sections)}
      >
        {filledSections(sections).map((section) => (
          <MenuSection
            key={section.id}
            id={section.id}
            className={styles.section}
            aria-label={section.title ? undefined : (section['aria-label'] ?? section.id)}
          >
            {section.title && (
              <Header className={styles.title} data-part="title">
                {section.title}
              </Header>
            )}
            {section.items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  )
}

/* React Aria's entries have no `aria-current`. */
const renderCurrent: MenuItemProps['render'] = (dom) =>
  'href' in dom ? (
    <a {...dom} aria-current="page">
      {dom.children}
    </a>
  ) : (
    <div {...dom} aria-current="page" />
  )

function Entry({ item }: { item: MenuEntry }) {
  const tone = item.isDanger ? 'danger' : 'plain'
  return (
    <MenuItem
      id={item.id}
      href={item.href}
      {...(item.rel !== undefined && { rel: item.rel, target: '_blank' })}
      onAction={item.onAction}
      textValue={item.textValue ?? (typeof item.label === 'string' ? item.label : item.id)}
      className={styles.item[tone]}
      data-current={item.isCurrent || undefined}
      render={item.isCurrent ? renderCurrent : undefined}
      data-part="item"
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={rows.words}>
        <span lang={item.lang} className={item.lang ? styles.foreign : undefined}>
          {item.label}
        </span>
        {item.rel !== undefined && (
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="ds.textLink.newTab" />
          </VisuallyHidden>
        )}
        {item.description && (
          <span className={rows.description} data-part="description">
            {item.description}
          </span>
        )}
      </span>
      {item.isSoon && <Badge variant="soon" />}
      {item.end}
    </MenuItem>
  )
}
