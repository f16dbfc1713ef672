import { createValue } from '#platform/store.ts'
import { readTheme, themeName, type ThemeChoice } from './theme.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The theme of this device, for everybody who uses it: it has nothing to do with who is signed in. */
export function createThemeStore(box: Box) {
  const value = createValue(readTheme(box.getItem(themeName)))
  return {
    read: value.read,
    subscribe: value.subscribe,
    choose(choice: ThemeChoice) {
      if (choice === 'device') box.removeItem(themeName)
      else box.setItem(themeName, choice)
      value.write(choice)
    },
    /** Another tab chose. */
    follow: () => value.write(readTheme(box.getItem(themeName))),
  }
}

export type ThemeStore = ReturnType<typeof createThemeStore>
