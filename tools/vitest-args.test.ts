import { expect, it } from 'vitest'
import { vitestArgs } from './vitest-args.ts'

const node = ['--config', 'vitest.node.config.ts']

it.each([
  ['a file of the server', ['--project', 'server', 'sign-in'], ['run', ...node, '--project', 'server', 'sign-in']],
  ['a project in one word', ['--project=tools'], ['run', ...node, '--project=tools']],
  ['stories', ['--project', 'stories-ar', 'Button'], ['run', '--project', 'stories-ar', 'Button']],
  ['stories and a server', ['--project', 'server', '--project', 'stories-en'], ['run', '--project', 'server', '--project', 'stories-en']],
  ['everything that has such a name', ['sign-in'], ['run', 'sign-in']],
  ['a file that is watched', ['--watch', '--project', 'app'], ['watch', ...node, '--project', 'app']],
  ['a configuration of their own', ['--config', 'x.ts', '--project', 'app'], ['run', '--config', 'x.ts', '--project', 'app']],
])('vitestArgs uses the right configuration for %s', (_, typed, expected) => expect(vitestArgs(typed)).toEqual(expected))
