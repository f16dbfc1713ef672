import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { envSchema } from '@wasla/server/config/env-schema.ts'
import { readEnv } from '@wasla/server/config/env.ts'
import { EnvironmentProblems } from '@wasla/server/config/environment-problems.ts'
import { nodeEnvironment, nodeOptions } from '@wasla/server/config/node-options.ts'
import { inRoot } from '../process.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const manifest = JSON.parse(read('package.json')) as { version: string; packageManager: string; description: string }

/** The names of all settings that the server reads. */
const settings: ReadonlySet<string> = new Set(Object.keys(envSchema.shape))
const ofNode = new Set(Object.keys(nodeEnvironment))
const startArguments = [...nodeOptions, 'server/src/main.ts']

const containerfile = read('deploy/Containerfile').replaceAll('\\\n', ' ')
const stages = containerfile.split(/^FROM /mu).slice(1)
const last = stages.at(-1) ?? ''

/** Returns `NAME=value` pairs of a line of settings. */
const pairs = (line: string) =>
  Object.fromEntries(
    line
      .trim()
      .split(/\s+/u)
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

const lineOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
const imageSettings = pairs(lineOf(last, /^ENV (.*)$/mu))

describe('deploy/Containerfile', () => {
  it('starts the server as the product is started everywhere', () => {
    expect(JSON.parse(lineOf(last, /^CMD (.*)$/mu))).toEqual(['node', ...startArguments])
    expect(imageSettings).toMatchObject(nodeEnvironment)
  })

  it('sets only what the server or Node reads', () =>
    expect(Object.keys(imageSettings).filter((name) => !settings.has(name) && !ofNode.has(name))).toEqual([]))

  it('copies only files that exist', () => {
    const copied = stages.flatMap((stage) =>
      [...stage.matchAll(/^COPY (?!--from)(.*) \S+$/gmu)].flatMap(([, names = '']) => names.split(' ')),
    )
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((name) => !existsSync(inRoot(name)))).toEqual([])
  })

  it('copies the manifest of each of our packages before it installs from the lockfile', () => {
    const { packages } = parse(read('pnpm-workspace.yaml')) as { packages: readonly string[] }
    expect(packages.filter((folder) => !containerfile.includes(`COPY ${folder}/package.json ${folder}/`))).toEqual([])
    expect([...containerfile.matchAll(/pnpm install .*--frozen-lockfile/gu)].length).toBe(2)
  })

  it('installs the pnpm of package.json', () => {
    const versions = [...containerfile.matchAll(/npm install --global (\S+)/gu)].map(([, name]) => name)
    expect(versions).toEqual([manifest.packageManager, manifest.packageManager])
  })

  it('ends with a user without rights, one volume, the version, and a check of the process', () => {
    expect(lineOf(last, /^USER (\d+)/mu)).not.toMatch(/^0?$/u)
    expect(lineOf(last, /^VOLUME (.*)$/mu)).toBe(imageSettings['DATA_DIR'])
    expect(lineOf(last, /^EXPOSE (.*)$/mu)).toBe(imageSettings['PORT'])
    expect(lineOf(last, /^ARG VERSION=(.*)$/mu)).toBe(manifest.version)
    expect(last).toContain(`description="${manifest.description}"`)
    expect(last).toMatch(/^HEALTHCHECK .*\/healthz/mu)
  })
})

it('Docker and Podman leave out the same files', () => expect(read('.dockerignore')).toBe(read('.containerignore')))

type Service = {
  image?: string
  environment?: Readonly<Record<string, string>>
  read_only?: boolean
  stop_grace_period?: string
  volumes: readonly string[]
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Readonly<Record<string, Service>>; volumes: object }
const products = Object.entries(compose.services).filter(([name]) => name.startsWith('wasla-'))

describe('deploy/compose.yaml', () => {
  it('runs the product twice, each with a folder of its own', () => {
    expect(products.length).toBe(2)
    expect(new Set(products.flatMap(([, { volumes }]) => volumes)).size).toBe(2)
    for (const [, { volumes }] of products) expect(volumes[0]?.split(':')[1]).toBe(imageSettings['DATA_DIR'])
  })

  it('uses only volumes that it names', () => {
    const used = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    expect(used.filter((name) => !name.startsWith('.')).toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
    expect(used.filter((name) => name.startsWith('.') && !existsSync(inRoot('deploy', name)))).toEqual([])
  })

  it.each(products)(
    '%s gets only settings that the server reads, and a root that cannot be written',
    (_, { environment = {}, ...rest }) => {
      expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([])
      expect(rest.read_only).toBe(true)
      expect(rest.image).toBe(`\${WASLA_IMAGE:-wasla:${manifest.version}}`)
    },
  )

  it.each(products)('%s may finish its requests before it is killed', (_, { stop_grace_period: grace = '' }) =>
    expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(15),
  )

  it('has a proxy that leads to both at their port', () => {
    const targets = products.map(([name]) => `${name}:${imageSettings['PORT']}`).join(' ')
    expect(read('deploy/Caddyfile')).toContain(`reverse_proxy ${targets}`)
  })
})

const example = Object.fromEntries(
  [...read('deploy/wasla.env.example').matchAll(/^([A-Z_]+)=(.*)$/gmu)].map(([, name = '', value = '']) => [name, value]),
)

describe('deploy/wasla.env.example', () => {
  it('names only settings that the server reads', () => expect(Object.keys(example).filter((name) => !settings.has(name))).toEqual([]))

  it('names everything that live needs, and holds no secret', () => {
    const problemsOf = () => {
      try {
        readEnv(example, () => ({ token: '', otp: '' }))
        return []
      } catch (error) {
        return error instanceof EnvironmentProblems ? error.problems : [String(error)]
      }
    }
    const missing = problemsOf().map((problem) => problem.split(' ')[0] ?? '')
    expect(missing).toContain('TOKEN_SECRET')
    expect(missing.filter((name) => !(name in example))).toEqual([])
  })
})

const unit = read('deploy/wasla.service')
const valueOf = (name: string) => lineOf(unit, new RegExp(`^${name}=(.*)$`, 'mu'))

describe('deploy/wasla.service', () => {
  it('starts the server as the product is started everywhere', () => {
    expect(valueOf('ExecStart')).toBe(['/usr/bin/node', ...startArguments].join(' '))
    expect(pairs(valueOf('Environment'))).toMatchObject(nodeEnvironment)
  })

  it('sets only what the server or Node reads', () =>
    expect(Object.keys(pairs(valueOf('Environment'))).filter((name) => !settings.has(name) && !ofNode.has(name))).toEqual([]))

  it('lets the server write its data and nothing else', () => {
    expect(valueOf('ProtectSystem')).toBe('strict')
    expect(valueOf('ReadWritePaths')).toBe(pairs(valueOf('Environment'))['DATA_DIR'])
    expect(valueOf('ReadWritePaths')).toBe(`/var/lib/${valueOf('StateDirectory')}`)
  })

  it('gives running requests time to finish', () => expect(Number(valueOf('TimeoutStopSec'))).toBeGreaterThanOrEqual(15))

  it('is a unit that systemd accepts, where systemd is installed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wasla-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = path.join(folder, 'wasla.service')
    // systemd also checks that the program exists, and Node may be elsewhere on this machine.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
    const { error, stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect(error ? 0 : status, `${stdout}${stderr}`).toBe(0)
  })
})

it('every file of deploy is described', () => {
  const guide = read('docs/deploying.md')
  expect(globSync('*', { cwd: inRoot('deploy') }).filter((name) => !guide.includes(name))).toEqual([])
})
