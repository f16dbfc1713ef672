import { installed, run } from '../process.ts'

/** `npm run storybook`, and `npm run storybook build` for the static site in `storybook-static/`. */
const [first, ...rest] = process.argv.slice(2)
const port = process.env['PORT'] ?? '6006'
process.exitCode = await run(
  installed('storybook'),
  first === 'build' ? ['build', ...rest] : ['dev', '--port', port, '--exact-port', '--no-open', ...process.argv.slice(2)],
)
