import { expect, test } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { decideSimulation, simulatedChannels, simulatedCountries, simulatorLimits, type SimulatorInput } from './simulator.ts'

const input: SimulatorInput = { programId: 'p', clicksPerHour: 200, conversionsPerHour: 10, countries: ['SA'], channels: ['TIKTOK'] }
const decide = (change: Partial<SimulatorInput> = {}, isDemo = true) => changesOf(decideSimulation({ isDemo }, { ...input, ...change }))
const refusalOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof Problem) return error.extensions
  }
  throw new Error('It was not refused')
}

test('decideSimulation simulates an hour in the demo only', () => {
  expect(decide().simulation).toEqual({ programId: 'p', clicks: 200, conversions: 10, countries: ['SA'], channels: ['TIKTOK'] })
  expect(refusalOf(() => decide({}, false))).toMatchObject({ code: 'FEATURE_DISABLED' })
})

test('decideSimulation uses all countries and channels if the input names none', () => {
  for (const nothing of [null, undefined, []]) {
    const { simulation } = decide({ countries: nothing, channels: nothing })
    expect(simulation).toMatchObject({ countries: simulatedCountries, channels: simulatedChannels })
  }
})

test.each([
  ['clicksPerHour', { clicksPerHour: simulatorLimits.clicks + 1 }],
  ['conversionsPerHour', { conversionsPerHour: -1 }],
  ['clicksPerHour', { clicksPerHour: 1.5, conversionsPerHour: 1 }],
  ['conversionsPerHour', { clicksPerHour: 9, conversionsPerHour: 10 }],
  ['countries.0', { countries: ['Saudi'] }],
  ['channels.0', { channels: ['MYSPACE'] }],
])('decideSimulation refuses invalid input at %s', (path, change) => {
  expect(refusalOf(() => decide(change))).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [expect.objectContaining({ path })] })
})

test('a simulation is logged with its program and its counts, and with nothing about people', () => {
  expect(decide().action).toEqual({ action: 'admin.trafficSimulated', target: 'p', before: null, after: { clicks: 200, conversions: 10 } })
})
