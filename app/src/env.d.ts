/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `'1'` in builds and development servers that answer from the mocks instead of a server. */
  readonly VITE_MOCKS?: string
}
