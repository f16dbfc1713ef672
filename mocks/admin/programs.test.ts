import { describe, expect, test } from 'vitest'
import type { Mutation, Query } from '@wasla/contract/generated/admin-types.ts'
import { startScenario } from '../scenarios/scenario-server.ts'

type Answer = Partial<Query> & Partial<Mutation>

function desk() {
  const scenario = startScenario('admin-support', { unwritten: 'refused' })
  return async (query: string) => {
    const headers = new Headers({ authorization: `Bearer ${scenario.adminSession ?? ''}` })
    const { body } = await scenario.admin.answer({ query, variables: {} }, headers)
    return { data: (body.data ?? {}) as Answer, code: body.errors?.[0]?.extensions.code }
  }
}

const set = (id: string, status: string, reason: string) =>
  `mutation { adminSetProgramStatus(id: "${id}", status: ${status}, reason: "${reason}") { status holdCause } }`

describe('programs', () => {
  test('are all listed, with the last changed first, and found by status, name and brand', async () => {
    const ask = desk()
    const { data } = await ask('{ adminPrograms(pagination: { limit: 100 }) { count data { id name brand status updatedAt } } }')
    const rows = data.adminPrograms?.data ?? []
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['Draft', 'Soon', 'Active', 'OnHold', 'Retired']))
    expect(rows.map(({ updatedAt }) => updatedAt)).toEqual(
      rows
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .toReversed(),
    )
    const [first] = rows
    const found = await ask(`{ adminPrograms(term: "${first?.name.slice(0, 5)}") { data { id } } }`)
    expect(found.data.adminPrograms?.data.map(({ id }) => id)).toContain(first?.id)
    const active = await ask('{ adminPrograms(status: Active) { data { status } } }')
    expect(new Set(active.data.adminPrograms?.data.map(({ status }) => status))).toEqual(new Set(['Active']))
  })

  test('are put on hold and resumed with a reason, and each change is logged', async () => {
    const ask = desk()
    const { data } = await ask('{ adminPrograms(status: Active, pagination: { limit: 1 }) { data { id } } }')
    const id = data.adminPrograms?.data[0]?.id ?? ''
    expect((await ask(set(id, 'OnHold', ''))).code).toBe('DTO_VALIDATION_ERROR')
    expect((await ask(set(id, 'OnHold', 'Check the link'))).data.adminSetProgramStatus).toEqual({ status: 'OnHold', holdCause: 'ADMIN' })
    const held = await ask(`{ adminProgram(id: "${id}") { holdReason allowed } }`)
    expect(held.data.adminProgram).toEqual({ holdReason: 'Check the link', allowed: ['Active', 'Retired'] })
    expect((await ask(set(id, 'OnHold', 'Once more'))).code).toBe('NO_CHANGES_TO_UPDATE')
    expect((await ask(set(id, 'Active', 'It was mended'))).data.adminSetProgramStatus?.status).toBe('Active')
    const log = await ask('{ adminAuditLog { data { action target } } }')
    expect(log.data.adminAuditLog?.data.slice(0, 2)).toEqual([
      { action: 'admin.programResumed', target: id },
      { action: 'admin.programHeld', target: id },
    ])
    expect((await ask(set('nobody', 'OnHold', 'Check the link'))).code).toBe('PROGRAM_NOT_FOUND')
  })
})
