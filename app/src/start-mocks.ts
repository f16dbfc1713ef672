import { requestedScenario, startMocks } from '@wasla/mocks/adapters/browser.ts'
import { storedNames } from '#session/storage.ts'

const rememberedAs = 'wasla.scenario'

/**
 * Makes the page use a mock scenario before anything renders: `?scenario=brand-active`, which the tab keeps until another is named. Signs
 * in as the scenario's viewer; a named scenario without one signs out.
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
