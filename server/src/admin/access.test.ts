import { describe, expect, it } from 'vitest'
import { fieldOf, operationOf, turnedAway } from '@wasla/contract/access/testing/matrix.ts'
import { adminAccess } from '@wasla/contract/access/admin.ts'
import { adminMatrix, adminViewers, type AdminViewer } from '@wasla/contract/access/testing/admin-matrix.ts'
import { adminRoles, type AdminRole } from '@wasla/contract/admin/roles.ts'
import { isErrorCode, type ErrorCode } from '@wasla/contract/errors/codes.ts'
import { testAdminPassword } from '../testing/admins.ts'
import { sendFiles } from '../testing/send-files.ts'
import { answerOf, bearer, testApp, type Answer } from '../testing/test-app.ts'
import { createAdminSchema } from './schema.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Headers = Record<string, string>

/** Returns the code with which a viewer was refused access. Returns null if the viewer was admitted, even if the call failed later. */
function refusalOf({ body }: { body: Answer }): ErrorCode | null {
  const code = body.errors?.[0]?.extensions.code
  return isErrorCode(code) && turnedAway.has(code) ? code : null
}

/** Returns the headers of one viewer of each kind. */
async function everybody({ enter, enterAdmin, askAdmin, db, admins }: TestApp): Promise<Record<AdminViewer, Headers>> {
  const roles: Partial<Record<AdminRole, Headers>> = {}
  for (const role of adminRoles) roles[role] = await enterAdmin(role)
  const reviewer = await db.selectFrom('admins').selectAll().where('id', '=', admins.REVIEWER).executeTakeFirstOrThrow()
  const former = { ...reviewer, id: 'former', email: 'former@wasla.example', email_key: 'former@wasla.example' }
  await db.insertInto('admins').values(former).execute()
  const entered = await askAdmin(`mutation { adminSignIn(email: "${former.email}", password: "${testAdminPassword}") { accessToken } }`)
  await db.updateTable('admins').set({ disabled_at: 1 }).where('id', '=', former.id).execute()
  return {
    ...(roles as Record<AdminRole, Headers>),
    signedOut: {},
    userToken: bearer((await enter('BRAND')).accessToken),
    disabledReviewer: bearer(answerOf<{ accessToken: string }>(entered, 'adminSignIn').accessToken),
  }
}

describe('access to the fields of the back office', () => {
  it.each(adminMatrix.map((row) => [fieldOf(row), row] as const))('admits to %s exactly the viewers of the matrix', async (_field, row) => {
    const app = await testApp()
    const viewers = await everybody(app)
    const answers: Partial<Record<AdminViewer, ErrorCode | null>> = {}
    for (const viewer of adminViewers) {
      const headers = viewers[viewer]
      const answer = row.takesFile
        ? await sendFiles(app, operationOf(row), {
            variables: { file: null },
            files: { 'variables.file': new File(['a file'], 'rows.csv') },
            headers: { 'apollo-require-preflight': 'true', ...headers },
            path: '/admin/graphql',
          })
        : await app.askAdmin(operationOf(row), {}, headers)
      answers[viewer] = refusalOf(answer)
    }
    expect(answers).toEqual(Object.fromEntries(adminViewers.map((viewer) => [viewer, row.refuses[viewer] ?? null])))
  })
})

it('createAdminSchema throws for a field without a row in the access table', () => {
  const { adminSetFlag: _, ...access } = adminAccess
  expect(() => createAdminSchema(access)).toThrow('Mutation.adminSetFlag has no row in the access table')
})
