import { readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawEntries, entryTemplates } from './entry-shell.ts'

const root = path.join(import.meta.dirname, '..')

/** Returns the page as the build writes it, but with the source addresses of its files. */
async function builtPage(): Promise<string> {
  const templates = entryTemplates(await drawEntries(root)).map(
    ({ attrs: { id }, children }) => `<template id="${id}">${children}</template>`,
  )
  return readFileSync(path.join(root, 'index.html'), 'utf8').replace('</body>', `${templates.join('')}</body>`)
}

/** Uses the recommended rules, except rules about style and rules that need a browser. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'off', 'require-sri': 'off' },
})

describe('the first page', () => {
  let html = ''
  beforeAll(async () => {
    html = await builtPage()
  })

  it('is valid HTML and contains both languages', async () => {
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`)),
    ).toEqual([])
  })

  it('hides its main part until the boot script shows it', () => {
    expect(html.match(/<main /g)).toHaveLength(2)
    expect(html.match(/<main hidden /g)).toHaveLength(2)
    expect(html).toContain("entry.querySelector('main').hidden = false")
  })
})
