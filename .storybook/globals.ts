import type { Preview } from '@storybook/react-vite'
import type { Language } from '@wasla/design-system/locale/language.ts'

export const themes = ['light', 'dark', 'both', 'wireframe'] as const
export type Theme = (typeof themes)[number]
export type Globals = { locale: Language; theme: Theme }

/** Choices of the toolbar. Direction is not one of them: it follows the language. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  locale: {
    description: 'Language; direction follows it',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English', right: 'LTR' },
        { value: 'ar', title: 'العربية', right: 'RTL' },
      ],
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Paper by day', icon: 'sun' },
        { value: 'dark', title: 'Ink by night', icon: 'moon' },
        { value: 'both', title: 'Both, side by side', icon: 'sidebyside' },
        { value: 'wireframe', title: 'No colour at all', icon: 'outline' },
      ],
    },
  },
}

export const initialGlobals: Globals = { locale: 'en', theme: 'light' }
