import { barColours, themes, type ThemeChoice } from './theme.ts'

type Meta = { content: string; media: string }
export type ThemedPage = {
  readonly documentElement: { readonly dataset: DOMStringMap }
  readonly querySelectorAll: (selector: string) => Iterable<unknown>
}

const metas = (page: ThemedPage, name: string) => [...page.querySelectorAll(`meta[name="${name}"]`)] as Meta[]

/**
 * Applies a theme to the page, its form controls, its scroll bars and the browser's bars. The HTML file has one bar colour for each theme
 * of the device. A choice sets both colours to the same value.
 */
export function applyTheme(page: ThemedPage, choice: ThemeChoice): void {
  const { dataset } = page.documentElement
  if (choice === 'device') delete dataset['theme']
  else dataset['theme'] = choice
  for (const meta of metas(page, 'color-scheme')) meta.content = choice === 'device' ? 'light dark' : choice
  for (const meta of metas(page, 'theme-color')) {
    const own = themes.find((theme) => meta.media.includes(theme)) ?? 'light'
    meta.content = barColours[choice === 'device' ? own : choice]
  }
}
