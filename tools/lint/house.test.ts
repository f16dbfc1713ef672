import { RuleTester } from 'oxlint/plugins-dev'
import { noBarrels } from './exports.ts'
import { injected } from './injected.ts'

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })

tester.run('injected', injected, {
  valid: ['const a = new Date(0)', { code: 'Date.now()', filename: 'server/src/platform/clock.ts' }, 'clock.now()'],
  invalid: [
    { code: 'const a = new Date()', errors: 1 },
    { code: 'const a = Date.now', errors: 1 },
    { code: 'Math.random()', errors: 1 },
    { code: "import { randomUUID } from 'node:crypto'", errors: 1 },
  ],
})

tester.run('no-barrels', noBarrels, {
  valid: [
    "export { a } from './a.ts'",
    "export { a } from './a.ts'; export const b = 1",
    "export { default as a } from './a.woff2?url'; export { default as b } from './b.woff2?url'",
  ],
  invalid: [
    { code: "export * from './a.ts'", errors: 1 },
    { code: "export { a } from './a.ts'; export { b } from './b.ts'", errors: 1 },
  ],
})
