import { create } from 'tar'

/**
 * Packs files of a folder into one `.tar.gz`. The same contents and names give the same bytes on every machine: the archive holds no times,
 * no owners and no order of the disk. Every file is below `prefix`.
 */
export const pack = (folder: string, files: readonly string[], prefix: string, archive: string): Promise<void> =>
  create(
    {
      file: archive,
      cwd: folder,
      prefix,
      gzip: { level: 9 },
      portable: true,
      noDirRecurse: true,
      mtime: new Date(0),
      onWriteEntry: (entry) => {
        if (entry.stat) entry.stat.mode = 0o100_644
      },
    },
    files.toSorted(),
  )
