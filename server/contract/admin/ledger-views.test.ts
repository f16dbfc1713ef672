import { expect, it } from 'vitest'
import type { BookEntry } from '../ledger/books.ts'
import { ledgerAccountOf, ledgerEntryOf, ledgerStateOf, profilesOfAccounts, programsOfAccounts } from './ledger-views.ts'

const account = { id: 'wallet:noura:held', kind: 'held', currency: 'SAR', balance: 50_575, version: 3, createdAt: 0 } as const
const platformAccount = { ...account, id: 'platform:fees', kind: 'house' } as const

const nobody = { profiles: new Map(), programs: new Map() }

it('a ledger account of a wallet is shown with its profile, and a platform account without one', () => {
  const names = { ...nobody, profiles: new Map([['noura', 'Noura Alotaibi']]) }
  const owner = { profileId: 'noura', profileName: 'Noura Alotaibi', programId: null, programName: null }
  const shown = { id: account.id, kind: 'HELD', balance: 50_575, entries: 3, ...owner }
  expect(ledgerAccountOf(account, names)).toEqual(shown)
  expect(ledgerAccountOf(account, nobody)).toEqual({ ...shown, profileName: null })
  expect(ledgerAccountOf(platformAccount, names)).toMatchObject({ kind: 'HOUSE', profileId: null, profileName: null })
  expect(profilesOfAccounts([account, platformAccount, { ...account, id: 'wallet:noura:available' }])).toEqual(['noura'])
})

it('a ledger account of a program is shown with its program', () => {
  const escrow = { ...account, id: 'program:cup:escrow', kind: 'owned' } as const
  const names = { ...nobody, programs: new Map([['cup', 'The morning cup']]) }
  expect(ledgerAccountOf(escrow, names)).toMatchObject({ profileId: null, programId: 'cup', programName: 'The morning cup' })
  expect(ledgerAccountOf(escrow, nobody)).toMatchObject({ programId: 'cup', programName: null })
  expect(programsOfAccounts([account, escrow, escrow])).toEqual(['cup'])
})

it('a ledger entry is shown without number and hash until it is sealed', () => {
  const transaction = { id: 't', kind: 'TOP_UP', reference: 'r', currency: 'SAR', reverses: null, createdAt: 0 } as const
  const entry: BookEntry = {
    transactionId: 't',
    line: 0,
    accountId: 'a',
    amount: 5,
    accountVersion: 1,
    balanceAfter: 5,
    transaction,
    seal: null,
  }
  expect(ledgerEntryOf(entry)).toMatchObject({ at: '1970-01-01T00:00:00.000Z', balance: 5, number: null, hash: null })
  expect(ledgerEntryOf({ ...entry, seal: { seq: 7, hash: 'ff' } })).toMatchObject({ number: 7, hash: 'ff' })
})

it('the ledger is shown as sound only after a check without findings, and never while it is read-only', () => {
  const state = { checkedAt: 0, findings: [], isReadOnly: false, last: null }
  expect(ledgerStateOf(state)).toEqual({
    checkedAt: '1970-01-01T00:00:00.000Z',
    isSound: true,
    findings: [],
    sealed: 0,
    hash: null,
    sealedAt: null,
  })
  expect(ledgerStateOf({ ...state, checkedAt: null }).isSound).toBe(false)
  expect(ledgerStateOf({ ...state, isReadOnly: true }).isSound).toBe(false)
  expect(ledgerStateOf({ ...state, findings: [{ view: 'ledger_i3_balances', rows: 1 }] }).isSound).toBe(false)
})
