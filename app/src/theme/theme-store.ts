import { createValue } from '#platform/store.ts'
import { readTheme, themeName, type ThemeChoice } from './theme.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Creates the theme store of this device. The theme applies to everybody who uses the device. */
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
    /** Reads the theme again. Call it after another tab has changed the theme. */
    follow: () => value.write(readTheme(box.getItem(themeName))),
  }
}

export type ThemeStore = ReturnType<typeof createThemeStore>
