import { allOn, type Flags } from '@wasla/contract/flags/flags.ts'
import { publicConfig, type PublicConfig } from '@wasla/contract/settings/public-config.ts'
import { listLimits } from '@wasla/contract/showcase/list-limits.ts'
import { manualClock, type Clock } from '../platform/clock.ts'
import { createMockAdmin, type MockAdmin } from '../admin/server.ts'
import { createMockServer, type MockServer } from '../store/server.ts'
import { beginFunds } from '../store/funds/funds.ts'
import type { Unwritten } from '../store/schema.ts'
import { setting } from '../store/settings.ts'
import { mockCode } from '../store/session/codes.ts'
import type { Tokens } from '../store/session/sessions.ts'
import { faultOf, type Fault, type Scenario } from './scenario.ts'
import { scenarioOf, type ScenarioId } from './scenarios.ts'

export type ScenarioOptions = {
  /** @default a clock that stays at the world's time */
  clock?: Clock
  /** Whether fields without a resolver get made-up values or an error. @default made-up values */
  unwritten?: Unwritten
}

/** A mock server for one scenario. */
export type ScenarioServer = {
  readonly server: MockServer
  /** The back office, which uses the same store. */
  readonly admin: MockAdmin
  /** The viewer's tokens; null for a visitor. */
  readonly session: Tokens | null
  /** The admin's token; null if no admin is signed in. */
  readonly adminSession: string | null
  readonly flags: Flags
  readonly config: PublicConfig
  /** Returns the fault of a request with these operations and root fields. Counts the request. */
  faultOf(names: readonly string[]): Fault | undefined
}

const configOf = ({ hasAdminOidc }: Scenario) =>
  publicConfig('demo', { en: 'Wasla', ar: 'وصلة' }, 'demo', mockCode, listLimits(setting), 0, hasAdminOidc)

function viewerSession(server: MockServer, { viewer, signedInFor }: Scenario): Tokens | null {
  const profile = viewer && server.store.memory.world.profiles.find(({ id }) => id === viewer.profile.id)
  return profile ? server.signIn(profile, signedInFor) : null
}

/**
 * Returns a function that returns the fault of each request. The first `after` requests with the same names have no fault. After `times`
 * faults, they have none again.
 */
function faultsOf(scenario: Scenario): ScenarioServer['faultOf'] {
  const requests = new Map<string, number>()
  return (names) => {
    const fault = faultOf(scenario, names)
    if (!fault) return fault
    const { after = 0, times = Infinity }: { after?: number; times?: number } = fault
    const question = names.join()
    const earlier = requests.get(question) ?? 0
    requests.set(question, earlier + 1)
    return earlier >= after && earlier < after + times ? fault : undefined
  }
}

export function startScenario(id: ScenarioId, { clock = manualClock(), unwritten = 'filled' }: ScenarioOptions = {}): ScenarioServer {
  const scenario = scenarioOf(id)
  const server = createMockServer({ clock, unwritten, prepare: scenario.prepare, flags: scenario.flags })
  beginFunds(server.store)
  scenario.prepareStore?.(server.store)
  const admin = createMockAdmin(server.store, (adminStore) => {
    adminStore.memory.hasOidc = scenario.hasAdminOidc === true
    scenario.prepareAdmin?.(adminStore)
  })
  return {
    server,
    admin,
    adminSession: scenario.admin ? admin.signIn(scenario.admin) : null,
    session: viewerSession(server, scenario),
    flags: scenario.flags ?? allOn,
    config: configOf(scenario),
    faultOf: faultsOf(scenario),
  }
}

/** Returns the tokens of a scenario's viewer, to seed a browser that is not served by the scenario. */
export const sessionOf = (id: ScenarioId, clock?: Clock): Tokens | null => startScenario(id, clock ? { clock } : {}).session
