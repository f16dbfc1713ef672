import { describe, expect, it } from 'vitest'
import { day, draft, now, published, stateOf } from '../testing/program.ts'
import type { ProgramRecord } from '../record.ts'
import { holdCauses, programStatuses, type HoldCause, type ProgramStatus } from '../types.ts'
import { factsOf } from './change.ts'
import { allowedStatuses, mayMove, statusActors, statusEdges, type StatusActor } from './edges.ts'
import type { StatusState } from './state.ts'

const inStatus = (status: ProgramStatus, over: Partial<ProgramRecord> = {}): ProgramRecord =>
  status === 'Draft'
    ? { ...draft, ...over }
    : published({ status, holdCause: status === 'OnHold' ? 'OWNER' : null, retiredAt: status === 'Retired' ? now : null, ...over })

const later = { startDate: '2026-12-01' }
const over = { startDate: '2026-10-01', endDate: '2026-11-21' }

type Situation = { what: string; program: Partial<ProgramRecord>; state?: Partial<StatusState>; cause?: HoldCause }
const situations: readonly Situation[] = [
  { what: 'begun', program: {} },
  { what: 'begun, with participants', program: {}, state: { participants: 1 } },
  { what: 'not begun', program: later },
  { what: 'not begun, with participants', program: later, state: { participants: 1 } },
  { what: 'over', program: over },
  { what: 'over, with participants', program: over, state: { participants: 1 } },
  { what: 'begun, with nothing left', program: {}, state: { money: { escrow: 0, accrued: 0 } } },
]

/** The state machine of decisions L, written by hand: the allowed moves of each actor in each situation. */
function expected(actor: StatusActor, from: ProgramStatus, { what }: Situation, cause: HoldCause): ProgramStatus[] {
  const isOver = what.startsWith('over')
  const isBegun = what.startsWith('begun')
  const hasJoined = what.endsWith('participants')
  const isSpent = what.endsWith('nothing left')
  if (from === 'Draft') return actor !== 'publishing' || isOver ? [] : [isBegun ? 'Active' : 'Soon']
  if (from === 'Retired' || actor === 'publishing') return []
  if (actor === 'timer') return isOver ? ['Retired'] : from === 'Soon' && isBegun ? ['Active'] : []
  if (from === 'Soon') return actor === 'budget' ? [] : actor === 'owner' && !hasJoined ? ['Draft', 'Retired'] : ['Retired']
  if (from === 'Active') return actor === 'budget' ? ['OnHold'] : ['OnHold', 'Retired']
  if (actor === 'budget') return cause === 'BUDGET' && !isOver ? ['Active'] : []
  if (actor === 'owner') return cause === 'OWNER' && !isSpent && !isOver ? ['Active', 'Retired'] : ['Retired']
  return isOver ? ['Retired'] : ['Active', 'Retired']
}

describe('the state machine of a program', () => {
  const cases = programStatuses.flatMap((from) =>
    situations.flatMap((situation) =>
      (from === 'OnHold' ? holdCauses : (['OWNER'] as const)).flatMap((cause) =>
        statusActors.map((actor) => ({ actor, from, cause, what: situation.what, situation })),
      ),
    ),
  )
  it.each(cases)('lets $actor move a program that is $from ($cause) and $what only to the statuses of the decisions', (given) => {
    const { actor, from, cause, situation } = given
    const program = inStatus(from, { ...situation.program, ...(from === 'OnHold' ? { holdCause: cause } : {}) })
    const facts = factsOf(stateOf(program, situation.state), now)
    expect(allowedStatuses(actor, facts)).toEqual(expected(actor, from, situation, cause))
    for (const to of programStatuses)
      expect([to, mayMove(actor, to, facts)]).toEqual([to, expected(actor, from, situation, cause).includes(to)])
  })

  it('has each edge once, and none from Retired', () => {
    const names = statusEdges.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(names).size).toBe(names.length)
    expect(statusEdges.filter(({ from, to }) => from === 'Retired' || from === to)).toEqual([])
  })

  it('ends a program after its whole last day in Riyadh', () => {
    const program = published({ endDate: '2026-11-22' })
    const isOver = (moment: number) => mayMove('timer', 'Retired', factsOf(stateOf(program), moment))
    const midnight = Date.UTC(2026, 10, 22, 21)
    expect([isOver(midnight - 1), isOver(midnight), isOver(midnight + day)]).toEqual([false, true, true])
  })
})
