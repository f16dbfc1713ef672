import type { Language } from '@wasla/contract/platform/language.ts'
import type { RendererParts } from '@wasla/contract/public-pages/renderer.ts'
import { createServices, type Services } from '#services/services.ts'

/** Returns the services of a signed-out reader without a browser: nothing is stored, and no timer runs. */
export const pageServices = (
  { publicUrl, config, now }: Pick<RendererParts, 'publicUrl' | 'config' | 'now'>,
  language: Language,
): Services => ({
  ...createServices(
    {
      origin: publicUrl,
      fetch: async (address) => {
        if (address === '/config') return Response.json(config())
        throw new Error('A page that the server renders requests nothing')
      },
      localStorage: () => undefined,
      sessionStorage: () => undefined,
      locks: undefined,
      clock: { now },
      random: () => 0,
      newToken: () => '',
      leaveFor: () => undefined,
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
