import { useId, useRef, useState, type ReactElement } from 'react'
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button'
import { lazyComponent } from '../Lazy/lazy-component.ts'
import { useWarmUp } from '../Lazy/useWarmUp.ts'
import { sayNotLoaded } from '../Toast/sayNotLoaded.tsx'
import type { MenuPlacement, MenuSectionItems } from './menu-items.ts'
import type { MenuPanelProps } from './MenuPanel.tsx'

const panel = lazyComponent(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel))

/** Loads the code of menu panels, so that menus open without delay. */
export const loadMenus = panel.load

export type MenuProps = {
  /** Button or IconButton that opens and names the menu. */
  trigger: ReactElement
  sections: readonly MenuSectionItems[]
  /** @default 'bottom end' */
  placement?: MenuPlacement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Keys that open a menu with the focus on the first or the last entry. Keys that press a button open it, too. */
const ends: Partial<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' }

/**
 * Actions or links behind one button. Arrow keys move between entries, and a letter jumps to an entry. Escape closes the menu and returns
 * the focus. The code of the panel is loaded when the pointer or the focus comes near the button, or a few seconds after the page has
 * opened.
 * @selector [data-focused] [data-hovered] [data-pressed] [data-disabled] on an entry
 */
export function Menu({ trigger, sections, placement = 'bottom end', isOpen: isHeldOpen, onOpenChange }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const ids = { trigger: useId(), menu: useId() }
  const [autoFocus, setAutoFocus] = useState<MenuPanelProps['autoFocus']>(true)
  const [isOpenHere, setOpenHere] = useState(false)
  const isRequested = isHeldOpen ?? isOpenHere
  const setOpen = (isOpen: boolean) => {
    setOpenHere(isOpen)
    onOpenChange?.(isOpen)
  }
  const isHere = panel.useIsLoaded(isRequested, () => {
    setOpen(false)
    sayNotLoaded()
  })
  useWarmUp(panel.load)
  const isOpen = isRequested && isHere
  const preload = () => void panel.load().catch(() => undefined)
  const openAt = (from: MenuPanelProps['autoFocus']) => {
    // Some browsers do not focus a pressed button. Without this, the focus would not return to the button when the menu closes.
    button.current?.focus({ preventScroll: true })
    setAutoFocus(from)
    setOpen(true)
  }
  const opens = {
    ref: button,
    id: ids.trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? ids.menu : undefined,
    onHoverStart: preload,
    onFocus: preload,
    // A mouse opens on press down, so that one press can open and choose. Touch opens on release, because a press may become a scroll.
    onPressStart: ({ pointerType }) => {
      if (pointerType === 'mouse' || pointerType === 'pen') openAt(true)
      else preload()
    },
    onPress: ({ pointerType }) => {
      if (pointerType === 'touch') openAt(true)
      if (pointerType === 'keyboard' || pointerType === 'virtual') openAt('first')
    },
    onKeyDown: (event) => {
      const end = ends[event.key]
      if (!end) return event.continuePropagation()
      event.preventDefault()
      openAt(end)
    },
  } satisfies ButtonProps & { ref: typeof button }
  return (
    <>
      <ButtonContext value={opens}>{trigger}</ButtonContext>
      {isHere && (
        <panel.Part
          id={ids.menu}
          trigger={button}
          triggerId={ids.trigger}
          sections={sections}
          placement={placement}
          autoFocus={autoFocus}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  )
}
