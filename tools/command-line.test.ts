import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { envSchema } from '@wasla/server/config/env-schema.ts'
import { variables } from '@wasla/server/config/variables.ts'
import { describe, expect, it } from 'vitest'
import { readCommandLine, type CommandLine } from './command-line.ts'
import { inRoot } from './process.ts'

const line: CommandLine = {
  command: 'npm run cook',
  does: 'cooks.',
  options: { '--built': 'uses what is there' },
  word: { name: '[dish]', does: 'what to cook' },
}
const { word: _, ...wordless } = line

describe('readCommandLine', () => {
  it('returns the known options and the only word', () => {
    const args = ['soup', '--built']
    expect(readCommandLine(line, args)).toEqual({ kind: 'run', options: new Set(['--built']), args })
  })

  it('refuses an unknown option, and names the nearest one if one is like it', () => {
    expect(readCommandLine(line, ['--build'])).toEqual({
      kind: 'refused',
      text: 'npm run cook has no option "--build". Did you mean "--built"?',
    })
    expect(readCommandLine(line, ['--production'])).toMatchObject({
      text: 'npm run cook has no option "--production". It knows --built, --help.',
    })
  })

  it('refuses a word if the command takes none, and a second word otherwise', () => {
    expect(readCommandLine(wordless, ['built'])).toMatchObject({
      kind: 'refused',
      text: 'npm run cook does not know "built". Did you mean "--built"?',
    })
    for (const second of ['salad', 'soup']) expect(readCommandLine(line, ['soup', second])).toMatchObject({ kind: 'refused' })
  })

  it('answers help before anything else', () => {
    expect(readCommandLine(line, ['--wrong', '--help'])).toMatchObject({ kind: 'help', text: expect.stringContaining('--built') as string })
  })
})

/** Runs a task of npm as its script does. Nothing is started, because its arguments are wrong or ask for help. */
function task(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('tools/bootstrap.mjs'), ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('the commands of the server', () => {
  it('print their help and exit with 0', () => {
    const { status, stdout } = task('start', '--help')
    expect(status).toBe(0)
    for (const named of ['--built', ...Object.keys(variables)]) expect(stdout).toContain(`  ${named} `)
  })

  it('accept the two dashes that some package managers pass on', () => {
    expect(task('start', '--', '--help')).toMatchObject({ status: 0, stderr: '' })
  })

  it.each(['start', 'backup', 'restore', 'bank-file', 'doctor', 'db:reset'])('refuse an unknown option of %s with 64', (name) => {
    expect(task(name, '--hepl')).toMatchObject({ status: 64, stderr: expect.stringContaining('Did you mean "--help"?') as string })
  })

  it('refuse an unknown task with 64, and name the nearest one', () => {
    expect(task('strat')).toMatchObject({ status: 64, stderr: expect.stringContaining('Did you mean "start"?') as string })
  })
})

describe('the table of variables', () => {
  it('has a line for exactly the variables that the server reads', () => {
    expect(Object.keys(variables).toSorted()).toEqual(Object.keys(envSchema.shape).toSorted())
  })

  it('has a line for exactly the variables of the README', () => {
    const [, table = ''] = /\n## Environment\n([^]*?)\n## /.exec(readFileSync(inRoot('README.md'), 'utf8')) ?? []
    const named = [...table.matchAll(/^\| (`.*?) \|/gmu)].flatMap(([, cell = '']) => {
      const names = [...cell.matchAll(/`([A-Z_]+)`/gu)].map(([, name = '']) => name)
      // Platforms are named alone, after the variables of the first one.
      const platforms = cell.includes('the same for') ? names.filter((name) => !name.includes('_')) : []
      const whole = names.filter((name) => !platforms.includes(name))
      return [...whole, ...platforms.flatMap((platform) => [`${platform}_CLIENT_ID`, `${platform}_CLIENT_SECRET`])]
    })
    expect(named.toSorted()).toEqual(Object.keys(variables).toSorted())
  })
})
