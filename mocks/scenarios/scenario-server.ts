import { allOn, type Flags } from '@wasla/contract/flags/flags.ts'
import { publicConfig, type PublicConfig } from '@wasla/contract/settings/public-config.ts'
import { listLimits } from '@wasla/contract/showcase/list-limits.ts'
import { standingClock, type Clock } from '../platform/clock.ts'
import { createMockAdmin, type MockAdmin } from '../admin/server.ts'
import { createMockServer, type MockServer } from '../store/server.ts'
import type { Unwritten } from '../store/schema.ts'
import { setting } from '../store/settings.ts'
import { mockCode } from '../store/session/codes.ts'
import type { Tokens } from '../store/session/sessions.ts'
import { faultOf, type Fault, type Scenario } from './scenario.ts'
import { scenarioOf, type ScenarioId } from './scenarios.ts'

export type ScenarioOptions = {
  /** Stands at the world's moment unless another is given. */
  clock?: Clock
  /** Made-up answers for fields nobody wrote yet, unless a test refuses them. */
  unwritten?: Unwritten
}

/** A mock server in a named situation. */
export type ScenarioServer = {
  readonly server: MockServer
  /** The back office over the same store. */
  readonly admin: MockAdmin
  /** The viewer's tokens, for the app to hold; null for a stranger. */
  readonly session: Tokens | null
  /** The token of who works in the back office; null for nobody. */
  readonly adminSession: string | null
  readonly flags: Flags
  readonly config: PublicConfig
  /** What is wrong with a request of these operations and root fields. */
  faultOf(names: readonly string[]): Fault | undefined
}

const config = publicConfig('demo', { en: 'Wasla', ar: 'وصلة' }, 'demo', mockCode, listLimits(setting), 0)

function viewerSession(server: MockServer, { viewer, signedInFor }: Scenario): Tokens | null {
  const profile = viewer && server.store.memory.world.profiles.find(({ id }) => id === viewer.profile.id)
  return profile ? server.signIn(profile, signedInFor) : null
}

/** What is wrong with each question as it comes: who was turned away or refused often enough is let in. */
function faultsOf(scenario: Scenario): ScenarioServer['faultOf'] {
  const requests = new Map<string, number>()
  return (names) => {
    const fault = faultOf(scenario, names)
    if (!fault || fault.kind === 'offline') return fault
    const { after = 0, times = Infinity }: { after?: number; times?: number } = fault
    const question = names.join()
    const earlier = requests.get(question) ?? 0
    requests.set(question, earlier + 1)
    return earlier >= after && earlier < after + times ? fault : undefined
  }
}

export function startScenario(id: ScenarioId, { clock = standingClock(), unwritten = 'filled' }: ScenarioOptions = {}): ScenarioServer {
  const scenario = scenarioOf(id)
  const server = createMockServer({ clock, unwritten, prepare: scenario.prepare, flags: scenario.flags })
  const admin = createMockAdmin(server.store, scenario.prepareAdmin)
  return {
    server,
    admin,
    adminSession: scenario.admin ? admin.signIn(scenario.admin) : null,
    session: viewerSession(server, scenario),
    flags: scenario.flags ?? allOn,
    config,
    faultOf: faultsOf(scenario),
  }
}

/** The token of who works in a scenario's back office. */
export const adminSessionOf = (id: ScenarioId, clock?: Clock): string | null => startScenario(id, clock ? { clock } : {}).adminSession

/** The tokens a scenario's viewer holds, for who seeds a browser without serving it. */
export const sessionOf = (id: ScenarioId, clock?: Clock): Tokens | null => startScenario(id, clock ? { clock } : {}).session
