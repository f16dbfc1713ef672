export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Selectable themes. `device` follows the theme of the reader's system. */
export const themeChoices = [...themes, 'device'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Name of the theme in local storage. The script in the HTML file reads it before the first paint. For `device`, nothing is stored. */
export const themeName = 'theme'

export const readTheme = (stored: string | null): ThemeChoice => themes.find((theme) => theme === stored) ?? 'device'

/** Colours of the browser's bars. The HTML file has the same colours. */
export const barColours: Readonly<Record<Theme, string>> = { light: '#FBF8F3', dark: '#131218' }
