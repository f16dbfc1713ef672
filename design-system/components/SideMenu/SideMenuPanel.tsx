import type { CSSProperties, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import type { SideMenuSection } from './side-menu.ts'
import { SideMenuList } from './SideMenuList.tsx'
import * as styles from './SideMenu.css.ts'

export type SideMenuPanelProps = {
  id: string
  label: string
  sections: readonly SideMenuSection[]
  /** Button that opened the panel. The panel is below the button and as wide as the button. */
  trigger: RefObject<HTMLButtonElement | null>
  width: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The entries in an overlay, on a phone. The code is loaded when the button is touched or focused. */
export function SideMenuPanel({ id, label, sections, trigger, width, isOpen, onOpenChange }: SideMenuPanelProps) {
  const node = useOverlayNode()
  return (
    <Popover
      {...node}
      trigger="DialogTrigger"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      offset={6}
      className={styles.panel}
      style={{ '--trigger-width': `${width}px` } as CSSProperties}
    >
      <Dialog id={id} className={styles.dialog} aria-label={label}>
        <nav className={styles.scroll} aria-label={label}>
          <SideMenuList sections={sections} onGo={() => onOpenChange(false)} />
        </nav>
      </Dialog>
    </Popover>
  )
}
