import { fingerprint, fingerprints } from './fingerprint.ts'
import { capture, inRoot, installed, root } from './process.ts'

/** Everything that the built app depends on. */
const inputs = ['app', 'design-system', 'server/contract', 'mocks/pictures', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json']
const isNoInput = (file: string) => /\.(test|stories|sample)\.[tj]sx?$|\.mdx?$|^app\/(e2e|vitest\.)/.test(file)

const marks = fingerprints(inRoot('.cache', 'fingerprints.json'))

/** Builds the app for production, for browsers and for the server, if one of its inputs has changed. Resolves to 0, or to the exit code of the build. */
export async function buildApp(tell: (text: string) => void, isForced = false): Promise<number> {
  const now = fingerprint(root, inputs, isNoInput)
  if (!isForced && marks.isCurrent('app', now, inRoot('app', 'dist', 'index.html'))) return 0
  tell('building the app')
  for (const config of ['vite.config.ts', 'vite.ssr.config.ts']) {
    const { code, output } = await capture(installed('vite'), ['build', '--config', config, '--logLevel', 'warn'], {
      cwd: inRoot('app'),
      env: { NODE_ENV: 'production', VITE_MOCKS: undefined },
    })
    if (code !== 0) {
      tell(output.trim())
      return code
    }
  }
  marks.set('app', now)
  return 0
}
