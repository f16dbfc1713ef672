import { installed, run } from '../process.ts'

/** `npm run storybook`: starts Storybook. `npm run storybook build` writes the static site to `storybook-static/`. */
const [first, ...rest] = process.argv.slice(2)
const port = process.env['PORT'] ?? '6006'
process.exitCode = await run(
  installed('storybook'),
  first === 'build' ? ['build', ...rest] : ['dev', '--port', port, '--exact-port', '--no-open', ...process.argv.slice(2)],
)
