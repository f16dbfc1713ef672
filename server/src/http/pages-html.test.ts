import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { addPrograms, clearPrograms, programOf } from '../domains/programs/testing/program-rows.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testApp } from '../testing/test-app.ts'
import { testRenderer } from '../testing/test-renderer.ts'

const appFolder = join(import.meta.dirname, '../../../app')

/** The whole server with the app’s real page, except the addresses of its files. */
async function built() {
  const appRoot = temporaryFolder()
  const page = readFileSync(join(appFolder, 'index.html'), 'utf8')
  for (const file of ['index.html', 'admin.html', 'till.html']) writeFileSync(join(appRoot, file), page)
  const { app, db } = await testApp({}, { appRoot, renderer: testRenderer })
  await clearPrograms(db)
  await addPrograms(db, [programOf('open', { name: 'Coffee & "more"', description: 'Beans <b>and</b>\n\nmore' })], {})
  const group = await db.selectFrom('groups').select('user_name').where('is_discoverable', '=', 1).executeTakeFirstOrThrow()
  return { app, group: group.user_name }
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'no-inline-style': 'off', 'require-sri': 'off' } })

describe('pages that the server writes', () => {
  it('are valid HTML in both languages', async () => {
    const { app, group } = await built()
    const paths = [
      '/',
      '/profile/influencer/reem_dosari',
      '/profile/links/influencer/reem_dosari',
      '/profile/influencer/nobody_at_all',
      '/program/open/overview',
      '/program/none/overview',
      `/groups/${group}`,
      '/groups/no_such_group',
      '/demo/outbox',
    ]
    const found: string[] = []
    for (const path of paths)
      for (const language of ['en', 'ar']) {
        const response = await app.request(`${path}?lang=${language}`, { headers: { accept: 'text/html', 'accept-language': language } })
        expect([path, response.headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8'])
        const { results } = await validator.validateString(await response.text())
        for (const { messages } of results)
          found.push(...messages.map(({ ruleId, message, line, column }) => `${path} ${language} ${line}:${column} ${ruleId}: ${message}`))
      }
    expect(found).toEqual([])
  })
})
