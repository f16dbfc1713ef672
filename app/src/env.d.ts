/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `'1'` if the build or development server uses the mocks instead of a server. */
  readonly VITE_MOCKS?: string
}

/** The two parts of a catalogue: the texts of the entry pages, and all other texts (`vite/icu-messages.ts`). */
declare module '*.json?entry' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
declare module '*.json?main' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
