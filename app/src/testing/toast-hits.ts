import { expect, screen, waitFor } from 'storybook/test'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'

const isHit = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return found !== null && (element === found || element.contains(found))
}

/** Expects that a shown toast covers no button of the bar at the lower edge, and that the toast can be closed. */
export async function barStaysFree(message: (id: 'ds.toast.close') => string) {
  await waitFor(() => expect(document.querySelectorAll('[data-toast-bar] button').length).toBeGreaterThan(0))
  showToast({
    tone: 'danger',
    title: 'Not saved',
    text: 'The server could not be reached. Everything is still here: try again in a few minutes.',
  })
  const close = await screen.findByRole('button', { name: message('ds.toast.close') })
  const pressed = [...document.querySelectorAll('[data-toast-bar] button'), close]
  await waitFor(() => expect(pressed.filter((button) => !isHit(button))).toEqual([]))
}
