import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import { entryInSight, type SideMenuSection } from './side-menu.ts'
import { SideMenuList } from './SideMenuList.tsx'
import * as styles from './SideMenu.css.ts'

export type SideMenuProps = {
  /** What it leads through: “Settings”. */
  label: string
  sections: readonly SideMenuSection[]
}

/**
 * The pages of one part of the product. From 768 px a bar of 272 px beside the page; below, a button that shows the icon
 * and the words of the page one is on and opens the list, at most 90 % of the screen high (S1 §2).
 *
 * @selector [data-hovered] [aria-current] [aria-disabled] on an entry; [aria-expanded] on the button
 */
export function SideMenu({ label, sections }: SideMenuProps) {
  const intl = useIntl()
  const node = useOverlayNode()
  const [isOpen, setOpen] = useState(false)
  const shown = entryInSight(sections)
  if (!shown) return null
  return (
    <div className={styles.root} data-component="SideMenu">
      <nav className={styles.beside} aria-label={label}>
        <SideMenuList sections={sections} />
      </nav>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          className={styles.trigger}
          aria-label={intl.formatMessage({ id: 'ds.sideMenu.current' }, { menu: label, entry: shown.label })}
          data-part="trigger"
        >
          <Icon name={shown.icon} />
          <span className={styles.words}>{shown.label}</span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </Button>
        <Popover {...node} offset={6} className={styles.panel}>
          <Dialog className={styles.dialog} aria-label={label}>
            <nav className={styles.scroll} aria-label={label}>
              <SideMenuList sections={sections} onGo={() => setOpen(false)} />
            </nav>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  )
}
