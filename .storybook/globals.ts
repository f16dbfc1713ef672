import type { Preview } from '@storybook/react-vite'
import type { Language } from '@wasla/design-system/locale/language.ts'

export const themes = ['light', 'dark', 'both', 'wireframe'] as const
export type Theme = (typeof themes)[number]
export type Density = 'compact' | 'designed' | 'roomy'
export type TextScale = '100' | '130' | '200'
export type Globals = { locale: Language; theme: Theme; density: Density; textScale: TextScale }

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
  density: {
    description: 'Density: shows parts with less or more space',
    toolbar: {
      title: 'Density',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'compact', title: 'Compact' },
        { value: 'designed', title: 'As designed' },
        { value: 'roomy', title: 'Roomy' },
      ],
    },
  },
  textScale: {
    description: 'Text size that a reader sets in the browser. Docs pages ignore it.',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '130', title: 'Text 130 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
}

export const initialGlobals: Globals = { locale: 'en', theme: 'light', density: 'designed', textScale: '100' }
