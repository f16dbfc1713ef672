import { screen, userEvent, within } from 'storybook/test'
import type { spoken } from './say.ts'

type Say = ReturnType<typeof spoken>['say']
type Canvas = { queryAllByRole(role: string, options: { name: RegExp }): HTMLElement[] }

/** Returns the menus of a list's entries in order, for play functions. */
export const rowMenus = (canvas: Canvas, say: Say) =>
  canvas.queryAllByRole('button', { name: new RegExp(say('list.actions', { name: '.*' }), 'u') })

/** Opens an entry's menu and chooses the item with this name. */
export async function chooseInMenu(menu: HTMLElement | undefined, name: string) {
  await userEvent.click(menu as HTMLElement)
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }))
}
