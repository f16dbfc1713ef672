/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `'1'` in builds and development servers that answer from the mocks instead of a server. */
  readonly VITE_MOCKS?: string
}

/** The part of a catalogue for the entry pages, and the rest of it (`vite/icu-messages.ts`). */
declare module '*.json?entry' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
declare module '*.json?main' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
