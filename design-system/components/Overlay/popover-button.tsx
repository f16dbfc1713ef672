import type { ButtonProps } from 'react-aria-components/Button'
import { closePopover, openPopover } from './open-popover.ts'

const actions = {
  show: { press: openPopover, popup: 'dialog' },
  hide: { press: closePopover, popup: undefined },
} as const

/**
 * Props of a button that opens or closes the popover with this id. The browser does it if no script runs; React Aria’s button does it by
 * keyboard.
 */
export const popoverButton = (id: string, action: keyof typeof actions, component: string): Pick<ButtonProps, 'onPress' | 'render'> => ({
  onPress: () => {
    const popover = document.getElementById(id)
    if (popover) actions[action].press(popover)
  },
  render: (dom) => (
    <button {...dom} popoverTarget={id} popoverTargetAction={action} aria-haspopup={actions[action].popup} data-component={component} />
  ),
})
