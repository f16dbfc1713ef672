import { useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { lazyComponent } from '../Lazy/lazy-component.ts'
import { sayNotLoaded } from '../Toast/sayNotLoaded.tsx'
import { entryInSight, type SideMenuSection } from './side-menu.ts'
import { SideMenuList } from './SideMenuList.tsx'
import * as styles from './SideMenu.css.ts'

const panel = lazyComponent(() => import('./SideMenuPanel.tsx').then((module) => module.SideMenuPanel))
const preload = () => void panel.load().catch(() => undefined)

export type SideMenuProps = {
  /** Accessible name of the menu: “Settings”. */
  label: string
  sections: readonly SideMenuSection[]
  /** Fills the width of its container, for a menu in its own column. */
  isFilling?: boolean
}

/**
 * The pages of one section of the product. From 768 px the menu is a sidebar of 272 px beside the page. On narrower screens a button with
 * icon and label of the current page opens the list, which is at most 90 % of the screen high (S1 §2).
 *
 * @selector [data-hovered] [data-focus-visible] [aria-current] [aria-disabled] on an entry; [aria-expanded] on the button
 */
export function SideMenu({ label, sections, isFilling = false }: SideMenuProps) {
  const intl = useIntl()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isRequested, setRequested] = useState(false)
  const [width, setWidth] = useState(0)
  const isHere = panel.useIsLoaded(isRequested, () => {
    setRequested(false)
    sayNotLoaded()
  })
  const isOpen = isRequested && isHere
  const shown = entryInSight(sections)
  if (!shown) return null
  return (
    <div className={isFilling ? styles.filling : styles.root} data-component="SideMenu">
      <nav className={styles.beside} aria-label={label}>
        <SideMenuList sections={sections} />
      </nav>
      <Button
        ref={button}
        className={styles.trigger}
        aria-label={intl.formatMessage({ id: 'ds.sideMenu.current' }, { menu: label, entry: shown.label })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onHoverStart={preload}
        onFocus={preload}
        onPressStart={preload}
        onPress={() => {
          setWidth(button.current?.offsetWidth ?? 0)
          setRequested(!isRequested)
        }}
        data-part="trigger"
      >
        <Icon name={shown.icon} />
        <span className={styles.words}>{shown.label}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </Button>
      {isHere && (
        <panel.Part id={id} label={label} sections={sections} trigger={button} width={width} isOpen={isOpen} onOpenChange={setRequested} />
      )}
    </div>
  )
}
