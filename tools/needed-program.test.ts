import { describe, expect, it } from 'vitest'
import { needProgram } from './needed-program.ts'

const attempt = (script: string, isPossible = true) => ({ isPossible: () => isPossible, command: process.execPath, args: ['-e', script] })

describe('needProgram', () => {
  it('returns a program that is there, and installs nothing', () => {
    const said: string[] = []
    const program = { name: 'Browser', find: () => '/bin/browser', attempts: [attempt('')], help: 'Install it.' }
    expect(needProgram(program, (text) => said.push(text))).toBe('/bin/browser')
    expect(said).toEqual([])
  })

  it('tries one command after another until the program is there, and says which', () => {
    const said: string[] = []
    let searches = 0
    const find = () => (++searches > 2 ? '/bin/browser' : undefined)
    const attempts = [attempt('process.exit(1)'), attempt('never', false), attempt('void 0'), attempt('void 1')]
    expect(needProgram({ name: 'Browser', find, attempts, help: 'Install it.' }, (text) => said.push(text))).toBe('/bin/browser')
    expect(said.map((text) => text.split(' -e ')[1])).toEqual(['process.exit(1)', 'void 0', 'void 1'])
  })

  it('throws a text that says what to install if no command helps', () =>
    expect(() =>
      needProgram({ name: 'Browser', find: () => undefined, attempts: [attempt('')], help: 'Install it.' }, () => undefined),
    ).toThrow('Install it.'))
})
