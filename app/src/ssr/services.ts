import type { Language } from '@wasla/contract/platform/language.ts'
import type { RendererParts } from '@wasla/contract/public-pages/renderer.ts'
import { createServices, type Services } from '#services/services.ts'
import { storedNames, type Tokens } from '#session/storage.ts'

/** Returns a storage that has the tokens of a signed-in reader and stores nothing. */
function boxWith({ access, refresh }: Tokens) {
  const stored = new Map<string, string>([
    [storedNames.access, access],
    [storedNames.refresh, refresh],
  ])
  return { getItem: (key: string) => stored.get(key) ?? null, setItem: () => undefined, removeItem: () => undefined }
}

/**
 * Returns the services of a reader without a browser: nothing is stored, and no timer runs. The reader is signed out, or signed in with
 * `tokens`.
 */
export const pageServices = (
  { publicUrl, config, now }: Pick<RendererParts, 'publicUrl' | 'config' | 'now'>,
  language: Language,
  tokens?: Tokens,
): Services => ({
  ...createServices(
    {
      origin: publicUrl,
      fetch: async (address) => {
        if (address === '/config') return Response.json(config())
        throw new Error('A page that the server renders requests nothing')
      },
      localStorage: () => (tokens ? boxWith(tokens) : undefined),
      sessionStorage: () => undefined,
      locks: undefined,
      clock: { now },
      random: () => 0,
      newToken: () => '',
      leaveFor: () => undefined,
      hasNetwork: () => true,
      startTimer: () => () => undefined,
      push: () => Promise.reject(new Error('Nothing is pushed here')),
      log: () => undefined,
    },
    () => undefined,
    language,
  ),
  // The clock of a demo’s server is already ahead.
  clock: { now },
})
