import type { ReactElement } from 'react'
import { Header, Menu as AriaMenu, MenuItem, type MenuItemProps, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../../icons/Icon.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { useFollowedFocus } from '../Overlay/useFocusHome.ts'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import * as styles from './Menu.css.ts'
import { disabledIds, filledSections, type MenuEntry, type MenuSectionItems } from './menu-items.ts'

export const menuPlacements = ['bottom start', 'bottom end', 'top start', 'top end'] as const

export type MenuProps = {
  /** What opens it: a Button or IconButton. It names the menu. */
  trigger: ReactElement
  sections: readonly MenuSectionItems[]
  /** @default 'bottom end' */
  placement?: (typeof menuPlacements)[number]
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Things to do or places to go, behind one button. Arrows move, letters jump, Escape closes and gives the focus back.
 * @selector [data-focused] [data-hovered] [data-pressed] [data-disabled] on an entry
 */
export function Menu({ trigger, sections, placement = 'bottom end', isOpen, onOpenChange }: MenuProps) {
  const node = useOverlayNode()
  useFollowedFocus()
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover {...node} placement={placement} offset={6} className={styles.panel} data-component="Menu">
        <AriaMenu className={styles.menu} disabledKeys={disabledIds(sections)}>
          {filledSections(sections).map((section) => (
            <MenuSection
              key={section.id}
              id={section.id}
              className={styles.section}
              aria-label={section.title ? undefined : (section['aria-label'] ?? section.id)}
            >
              {section.title && <Header className={styles.title}>{section.title}</Header>}
              {section.items.map((item) => (
                <Entry key={item.id} item={item} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

/* entries take no `aria-current` of their own */
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
      onAction={item.onAction}
      textValue={item.textValue ?? (typeof item.label === 'string' ? item.label : item.id)}
      className={styles.item[tone]}
      data-current={item.isCurrent || undefined}
      render={item.isCurrent ? renderCurrent : undefined}
      data-part="item"
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.words}>
        <span lang={item.lang} className={item.lang ? styles.foreign : undefined}>
          {item.label}
        </span>
        {item.description && <span className={styles.description}>{item.description}</span>}
      </span>
      {item.isSoon && <Badge variant="soon" />}
      {item.end}
    </MenuItem>
  )
}
