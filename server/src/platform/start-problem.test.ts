import { expect, it } from 'vitest'
import { DatabaseRefused } from '../database/refused.ts'
import { EnvironmentProblems } from '../config/environment-problems.ts'
import { startProblem } from './start-problem.ts'

const failure = (code: string) => Object.assign(new Error(`${code}: it failed`), { code })

it.each([
  [new EnvironmentProblems(['PORT must be a number', 'APP_MODE must be demo']), 64, /PORT.*\n.*APP_MODE/],
  [new DatabaseRefused('The database is damaged.'), 78, /damaged/],
  [failure('EADDRINUSE'), 98, /port is taken/],
  [failure('ENOSPC'), 74, /disk is full/],
  [failure('SQLITE_FULL'), 74, /disk is full/],
  [failure('EACCES'), 73, /not allowed/],
  [failure('EROFS'), 73, /cannot be written/],
  [failure('SQLITE_CANTOPEN'), 73, /cannot be opened/],
  [failure('ECONNREFUSED'), 69, /does not answer/],
  [failure('ENOTFOUND'), 69, /DATABASE_URL/],
  [failure('SQLITE_BUSY'), 69, /holding the file/],
])('returns a text and an exit code for a known problem: %s', (error, exitCode, words) => {
  const problem = startProblem(error)
  expect(problem?.exitCode).toBe(exitCode)
  expect(problem?.message).toMatch(words)
})

it('returns null for any other error, which is a fault of the program', () => {
  expect(startProblem(new TypeError('undefined is not a function'))).toBeNull()
})
