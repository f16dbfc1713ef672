import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { bucketKeys, startBucket } from '../providers/files/testing/bucket.ts'
import { runCommand } from '../testing/run-command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const command = fileURLToPath(new URL('command.ts', import.meta.url))
const [first, second] = ['01980000-0000-7000-8000-000000000001.pdf', '01980000-0000-7000-8000-000000000002.png']

const run = (env: Readonly<Record<string, string>>, ...args: string[]) => runCommand(command, env, ...args)

it('the files:copy command copies, compares, and deletes from the bucket only if it is told to', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(join(dataDir, 'files'))
  for (const name of [first, second]) writeFileSync(join(dataDir, 'files', name), 'content')
  const bucket = await startBucket()
  const { key: FILES_KEY, secret: FILES_SECRET, region: FILES_REGION } = bucketKeys
  const env = { DATA_DIR: dataDir, FILES_URL: bucket.url, FILES_KEY, FILES_SECRET, FILES_REGION }

  expect(await run({ DATA_DIR: dataDir })).toMatchObject({ code: 64, said: expect.stringContaining('FILES_URL') as string })
  expect(await run(env)).toEqual({
    code: 0,
    said: '2 of 2 files\nCopied 2 files, 0.0 MB. 0 files were in the bucket already, with the same content. 0 were deleted meanwhile.\n',
  })
  expect(await run(env, '--compare')).toMatchObject({ code: 0, said: expect.stringContaining('2 files were in the bucket') as string })

  rmSync(join(dataDir, 'files', second))
  expect(await run(env)).toMatchObject({ code: 0, said: expect.stringContaining('1 copied files are not on the disk any more') as string })
  expect(bucket.stored.size).toBe(2)
  expect(await run(env, '--remove-deleted')).toMatchObject({ code: 0, said: expect.stringContaining('Deleted 1 files') as string })
  expect([...bucket.stored.keys()]).toEqual([`/wasla-files/${first}`])

  rmSync(join(dataDir, 'files'), { recursive: true })
  expect(await run(env, '--remove-deleted')).toMatchObject({ code: 0, said: expect.stringContaining('nothing is deleted') as string })
  expect(bucket.stored.size).toBe(1)

  mkdirSync(join(dataDir, 'files'))
  writeFileSync(join(dataDir, 'files', first), 'content')
  bucket.stored.clear()
  expect(await run(env, '--compare')).toMatchObject({ code: 1, said: expect.stringContaining(`${first}: `) as string })
})
