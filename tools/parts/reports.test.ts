import { expect, it } from 'vitest'
import { fromLint, fromPlaywright, fromVitest } from './reports.ts'

const tests = { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 0 }

it('reports count passed and failed tests', () => {
  expect(fromVitest('unit', tests, 0, '')).toMatchObject({ passed: 5, failed: 0 })
  expect(fromPlaywright('e2e', { stats: { expected: 3, unexpected: 1, flaky: 1 } }, 1, '')).toMatchObject({ passed: 3, failed: 2 })
})

it('a run with an exit code other than 0 has at least one failure', () => {
  expect(fromVitest('unit', tests, 1, '')).toMatchObject({ passed: 5, failed: 1 })
  expect(fromVitest('unit', undefined, 1, '')).toMatchObject({ passed: 0, failed: 1 })
  expect(fromPlaywright('e2e', undefined, 137, '')).toMatchObject({ passed: 0, failed: 1 })
})

it('fromLint reports boundaries and styles on separate lines', () => {
  const at = { filename: 'a.ts', labels: [{ span: { line: 7, column: 1 } }] }
  const results = fromLint({
    diagnostics: [
      { ...at, message: 'm', code: 'wasla(styles)' },
      { ...at, message: 'm', code: 'eslint(eqeqeq)' },
    ],
  })
  expect(results).toEqual([
    { name: 'lint', passed: 0, failed: 1, output: 'a.ts:7: m [eslint(eqeqeq)]' },
    { name: 'boundaries', passed: 1, failed: 0, output: '' },
    { name: 'styles', passed: 0, failed: 1, output: 'a.ts:7: m [wasla(styles)]' },
  ])
})
