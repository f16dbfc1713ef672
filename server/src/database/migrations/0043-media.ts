import type { Migration } from './migration.ts'

const among = (name: string, values: readonly string[]) => `check (${name} in (${values.map((value) => `'${value}'`).join(', ')}))`

/** A column that takes more values than it did: SQLite changes no condition, so a new column takes over the values and the name. */
const widened = (column: string, values: readonly string[]) => [
  `alter table files add column wider_${column} text not null default '${values[0]}' ${among(`wider_${column}`, values)}`,
  `update files set wider_${column} = ${column}`,
  `alter table files drop column ${column}`,
  `alter table files rename column wider_${column} to ${column}`,
]

/** Files of programs (K-18): images, videos and documents that everybody may see who has their address. */
export const media: Migration = {
  name: '0043-media',
  statements: () => [
    ...widened('kind', ['picture', 'paper', 'media']),
    ...widened('extension', ['jpg', 'png', 'pdf', 'webp', 'mp4', 'mov', 'webm']),
  ],
}
