import { describe, expect, it } from 'vitest'
import { features, type Feature } from './features.ts'
import { pieces, usesOf } from './uses.ts'

const all = pieces()

/** Returns a sentence for each use that is not listed, and for each listed use that is gone. */
function problemsOf({ name, form, uses }: Feature, among = all): string[] {
  const found = usesOf({ form }, among)
  return [
    ...found
      .filter((place) => !uses.includes(place))
      .map(
        (place) => `${place} uses ${name}, which not every database of docs/scale.md has: write it otherwise, or list it in features.ts.`,
      ),
    ...uses.filter((place) => !found.includes(place)).map((place) => `${place} does not use ${name} any more: remove it from features.ts.`),
  ]
}

describe('the SQL that the product can send to PostgreSQL', () => {
  it('includes the schema, and the statements of every store', () => {
    const places = all.map(({ place }) => place)
    expect(places).toEqual(expect.arrayContaining(['users', 'push_queue', 'domains/search/stores/conditions.ts', 'database/row-lock.ts']))
    expect(places.filter((place) => /\.test\.ts$|migrations\/first/.test(place))).toEqual([])
  })

  it.each(features)('uses $name only where the table lists it', (feature) => {
    expect(problemsOf(feature)).toEqual([])
  })
})

describe('the table of features', () => {
  it('reports a new use and an old entry', () => {
    const feature = { name: 'an advisory lock', form: /advisory/, uses: ['a.ts'] }
    expect(problemsOf(feature, [{ place: 'b.ts', text: 'select pg_advisory_lock(1)' }])).toEqual([
      'b.ts uses an advisory lock, which not every database of docs/scale.md has: write it otherwise, or list it in features.ts.',
      'a.ts does not use an advisory lock any more: remove it from features.ts.',
    ])
  })

  it('has each feature once, with a database that lacks or does not document it', () => {
    expect(features.filter(({ yugabyte, cockroach }) => !yugabyte && !cockroach)).toEqual([])
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length)
  })

  it.each([
    ['a trigger on changes of some columns', 'create trigger a after update of b, c on d for each row execute function e()'],
    ['a statement-level trigger, such as one on truncate', 'create trigger a before truncate on b for each statement execute function c()'],
    ['an advisory lock', 'select pg_try_advisory_lock(1)'],
    ['a GIN index', 'create index a on b using gin (c)'],
    ['an overlap of arrays in an index', "select 1 from a where b && array['c']"],
    ['notifications of the database', "select pg_notify('a', 'b')"],
    ['a lock of a whole table', 'lock table a in share mode'],
    ['an expression as the target of a conflict', 'insert into a values (1) on conflict (lower(b)) do nothing'],
    ['a column that is computed and stored', 'alter table a add column b int generated always as (c * 2) stored'],
  ])('finds %s', (name, text) => {
    const feature = features.find((one) => one.name === name)
    expect(feature && usesOf(feature, [{ place: 'new', text }])).toEqual(['new'])
  })
})
