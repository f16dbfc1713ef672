import { sessionMessages } from '#features/session/messages/catalogue.ts'
import type { ScreenPath } from '#places.ts'
import type { Screen } from './screen.ts'

/** Screens in the app's first bundle: the screens before sign-in. */
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

/** A path whose screen is in the first bundle. */
export type EntryPath = keyof typeof entryScreens

export const isEntryPath = (path: string): path is EntryPath => path in entryScreens
