import { barColours, themes, type ThemeChoice } from './theme.ts'

type Meta = { content: string; media: string }
export type ThemedPage = {
  readonly documentElement: { readonly dataset: DOMStringMap }
  readonly querySelectorAll: (selector: string) => Iterable<unknown>
}

const metas = (page: ThemedPage, name: string) => [...page.querySelectorAll(`meta[name="${name}"]`)] as Meta[]

/**
 * Shows a theme: the page's colours, those of form controls and scroll bars, and the bars of the browser. The page's file has one
 * colour for each theme of the device; a choice makes both the same.
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
