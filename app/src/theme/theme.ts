export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** `device`: whatever the reader's system shows, and follows when that changes. */
export const themeChoices = [...themes, 'device'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Where this device stores a choice; the script in the page's file reads it before the first paint. `device` is stored as nothing. */
export const themeName = 'theme'

export const readTheme = (stored: string | null): ThemeChoice => themes.find((theme) => theme === stored) ?? 'device'

/** The colour of the browser's own bars, as the page's file has it. */
export const barColours: Readonly<Record<Theme, string>> = { light: '#FBF8F3', dark: '#131218' }
