import { sessionMessages } from '#features/session/messages/catalogue.ts'
import type { ScreenPath } from '#places.ts'
import type { Screen } from './screen.ts'

/** Screens that the app starts with: those of people who have not signed in. */
export const entryScreens = {
  '/': {
    load: async () => ({ Screen: (await import('#features/session/sign-in/SignInScreen.tsx')).SignInScreen }),
    catalogues: [sessionMessages],
  },
  '/sign-up': {
    load: async () => ({ Screen: (await import('#features/session/sign-up/SignUpScreen.tsx')).SignUpScreen }),
    catalogues: [sessionMessages],
  },
  '/verify-otp': {
    load: async () => ({ Screen: (await import('#features/session/verify-code/VerifyCodeScreen.tsx')).VerifyCodeScreen }),
    catalogues: [sessionMessages],
  },
} as const satisfies { readonly [P in ScreenPath]?: Screen }

/** A path whose screen the app starts with. */
export type EntryPath = keyof typeof entryScreens

export const isEntryPath = (path: string): path is EntryPath => path in entryScreens
