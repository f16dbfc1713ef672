import { demoAdminPassword, demoAdmins } from '@wasla/contract/admin/demo.ts'
import { expect } from 'playwright/test'
import { ask } from './ask.ts'

/** Signs a demo’s admin in and returns the token of the session. */
export async function openAdminSession(address: string, email: string, device?: string): Promise<string> {
  const { adminSignIn } = await ask<{ adminSignIn: { accessToken: string } }>(
    'admin',
    address,
    'mutation SignIn($email: String!, $password: String!) { adminSignIn(email: $email, password: $password) { accessToken } }',
    { email, password: demoAdminPassword },
    { device },
  )
  return adminSignIn.accessToken
}

type Case = { id: string; name: string; documents: { name: string }[] }

/** Actions of an admin through the back office’s API, while a member’s page is open. */
export type AdminApi = {
  /** Approves the open case with this name. Waits until the case exists. */
  approve(name: string): Promise<void>
  /** Rejects the open case with this name. The applicant reads the reason. Waits until the case exists. */
  reject(name: string, reason: string): Promise<void>
  /** Returns the names of the documents of the open case with this name. */
  documentsOf(name: string): Promise<string[]>
  /** Sets the number of seconds after which the waiting list admits a person automatically. */
  letInAfter(seconds: number): Promise<void>
  /** Admits the person with this national number from the waiting list. */
  admit(national: string): Promise<void>
}

export async function openAdminApi(address: string): Promise<AdminApi> {
  const token = await openAdminSession(address, demoAdmins[0].email)
  const call = <T>(query: string, variables: object) => ask<T>('admin', address, query, variables, { token })

  async function find(name: string): Promise<Case> {
    let found: Case | undefined
    const isThere = async () => {
      const { adminReviewCases } = await call<{ adminReviewCases: { data: Case[] } }>(
        'query Cases($term: String) { adminReviewCases(status: InReview, term: $term) { data { id name documents { name } } } }',
        { term: name.split(' ').at(-1) },
      )
      found = adminReviewCases.data.find((one) => one.name === name)
      return found !== undefined
    }
    await expect.poll(isThere, { message: `a case of ${name}` }).toBe(true)
    return found as Case
  }
  const decide = async (name: string, approve: boolean, rejectionReason: string | null) => {
    const { id } = await find(name)
    await call(
      'mutation Decide($id: ID!, $approve: Boolean!, $rejectionReason: String) { adminReviewCase(id: $id, approve: $approve, rejectionReason: $rejectionReason) { id } }',
      { id, approve, rejectionReason },
    )
  }

  const set = async (key: string, value: unknown) => {
    const { adminSettings } = await call<{ adminSettings: { key: string; value: unknown }[] }>('{ adminSettings { key value } }', {})
    // The server refuses to save a setting with an unchanged value.
    if (adminSettings.some((one) => one.key === key && one.value === value)) return
    await call('mutation Set($key: String!, $value: JSON!) { adminUpdateSetting(key: $key, value: $value) { key } }', { key, value })
  }

  return {
    approve: (name) => decide(name, true, null),
    reject: (name, reason) => decide(name, false, reason),
    documentsOf: async (name) => (await find(name)).documents.map((one) => one.name),
    letInAfter: (seconds) => set('waitingList.autoAfter', Math.round(seconds)),
    async admit(national) {
      const { adminWaitingList } = await call<{ adminWaitingList: { data: { id: string; mobileNumber: string }[] } }>(
        'query Waiting { adminWaitingList(pagination: { limit: 100 }) { data { id mobileNumber } } }',
        {},
      )
      const entry = adminWaitingList.data.find(({ mobileNumber }) => mobileNumber.endsWith(national))
      // If the person is not on the list, the automatic run has already admitted them.
      if (entry) await call('mutation Admit($ids: [ID!]!) { adminAdmitWaitingList(entryIds: $ids) { success } }', { ids: [entry.id] })
    },
  }
}
