import type { Result } from './part.ts'

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }
type LintReport = {
  diagnostics: { message: string; code?: string; filename?: string; labels?: { span: { line: number; column: number } }[] }[]
}

/** Counts at least one failure for a run that fails without a failing test: a file that does not load, a server that does not start. */
const atLeastOne = (failed: number, code: number) => (code !== 0 ? Math.max(failed, 1) : failed)

export const fromVitest = (name: string, report: VitestReport | undefined, code: number, output: string): Result => ({
  name,
  passed: report?.numPassedTests ?? 0,
  failed: atLeastOne(report?.numFailedTests ?? 0, code),
  output,
})

/** A test that passed only on a retry counts as failed. */
export const fromPlaywright = (name: string, report: PlaywrightReport | undefined, code: number, output: string): Result => ({
  name,
  passed: report?.stats.expected ?? 0,
  failed: atLeastOne((report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0), code),
  output,
})

/** The lint rules that have a separate line in the result. */
const lines = { lint: undefined, boundaries: 'wasla(boundaries)', styles: 'wasla(styles)' } as const
const special = new Set<string>(Object.values(lines).filter((rule) => rule !== undefined))

export function fromLint(report: LintReport): Result[] {
  return Object.entries(lines).map(([name, rule]) => {
    const found = report.diagnostics.filter(({ code = '' }) => (rule ? code === rule : !special.has(code)))
    const output = found.map(
      ({ filename, labels, message, code }) => `${filename ?? ''}:${labels?.[0]?.span.line ?? 0}: ${message} [${code ?? ''}]`,
    )
    return { name, passed: found.length === 0 ? 1 : 0, failed: found.length, output: output.join('\n') }
  })
}
