export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** `device`: follows the theme of the reader's system. */
export const themeChoices = [...themes, 'device'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Name in local storage; the script in the page's file reads it before the first paint. `device` is stored as no value. */
export const themeName = 'theme'

export const readTheme = (stored: string | null): ThemeChoice => themes.find((theme) => theme === stored) ?? 'device'

/** Colours of the browser's bars, the same as in the page's file. */
export const barColours: Readonly<Record<Theme, string>> = { light: '#FBF8F3', dark: '#131218' }
