import { ended, inRoot, start } from '../process.ts'

/** `npm run files:copy`: copies the stored files from the disk to a bucket; see docs/files-to-a-bucket.md. */
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/files-copy/command.ts'), ...process.argv.slice(2)]))
