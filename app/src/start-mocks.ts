import { requestedScenario, startMocks } from '@wasla/mocks/adapters/browser.ts'
import { storedNames } from '#session/storage.ts'

const rememberedAs = 'wasla.scenario'

/**
 * Makes the page use a mock scenario before anything renders, such as `?scenario=brand-active`. The tab keeps the scenario until another
 * one is named. Signs in as the scenario's viewer. If a named scenario has no viewer, signs out.
 */
export async function startWithMocks() {
  const requested = requestedScenario(window.location.search)
  const scenario = requested ?? requestedScenario(`?scenario=${window.sessionStorage.getItem(rememberedAs) ?? ''}`) ?? undefined
  const { session } = await startMocks(scenario)
  if (scenario) window.sessionStorage.setItem(rememberedAs, scenario)
  const { localStorage } = window
  if (session) {
    localStorage.setItem(storedNames.refresh, session.refreshToken)
    localStorage.setItem(storedNames.access, session.accessToken)
  } else if (requested) for (const name of [storedNames.access, storedNames.refresh]) localStorage.removeItem(name)
}
