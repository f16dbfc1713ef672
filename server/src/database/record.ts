import type { Selectable } from 'kysely'
import { snakeCase, type CamelCase, type SnakeCase } from '@wasla/contract/common/case.ts'
import type { Bit } from './tables/values.ts'

/** Converts a value of a record from and to its column. */
export type Codec<Column, Value> = { read(column: Column): Value; write(value: Value): Column }

/** The column stores the value itself. */
export const same = 'same'
/** A boolean as 0 or 1: SQLite has no boolean. */
export const flag: Codec<Bit, boolean> = { read: (column) => column === 1, write: (value) => (value ? 1 : 0) }
export const json = <Value>(): Codec<string, Value> => ({
  read: (column) => JSON.parse(column) as Value,
  write: (value) => JSON.stringify(value),
})
export const orNull = <Column, Value>({ read, write }: Codec<Column, Value>): Codec<Column | null, Value | null> => ({
  read: (column) => (column === null ? null : read(column)),
  write: (value) => (value === null ? null : write(value)),
})

type FieldsOf<Row> = { readonly [Column in keyof Row & string as CamelCase<Column>]?: typeof same | Codec<Row[Column], unknown> }
type ColumnOf<Row, Name> = Name extends string ? SnakeCase<Name> & keyof Row : never
type ValueOf<Row, Fields, Name extends keyof Fields> = Fields[Name] extends { read(column: never): infer Value }
  ? Value
  : Row[ColumnOf<Row, Name>]

export type RecordOf<Definition> = Definition extends { read(row: never): infer Value } ? Value : never

/**
 * Defines the columns of a record, and how they are read and written. A field has the name of its column in camel case. Columns that are
 * not named are not in the record.
 *
 * `defineRecord<RateCardsTable>()({ id: same, isFeatured: flag })`
 */
export const defineRecord =
  <Table extends object>() =>
  <const Fields extends FieldsOf<Selectable<Table>>>(
    fields: Fields & { [Name in Exclude<keyof Fields, keyof FieldsOf<Selectable<Table>>>]: never },
  ) => {
    type Row = Selectable<Table>
    type Field = keyof Fields & string
    type Columns = ColumnOf<Row, Field>
    type Value = { [Name in Field]: ValueOf<Row, Fields, Name> }
    const parts = Object.entries<typeof same | Codec<unknown, unknown>>(fields).map(([field, codec]) => ({
      field,
      column: snakeCase(field),
      codec: codec === same ? null : codec,
    }))
    // `blank` is copied for each row: writing to an existing field costs a tenth of adding one.
    const blank: Readonly<Record<string, unknown>> = Object.fromEntries(parts.map(({ field }) => [field, null]))
    return {
      /** Returns the columns for `select`, of the table with this name or alias. */
      columns: <Alias extends string>(alias: Alias) =>
        parts.map(({ column }) => `${alias}.${column}`) as unknown as readonly `${Alias}.${Columns}`[],
      read(row: Pick<Row, Columns>): Value {
        const columns = row as Record<string, unknown>
        // Use a loop, because lists of hundreds of rows are read here.
        const record: Record<string, unknown> = { ...blank }
        for (const { field, column, codec } of parts) record[field] = codec ? codec.read(columns[column]) : columns[column]
        return record as Value
      },
      /** Returns the columns of the given fields. Leaves out fields that are undefined or not in the definition. */
      write: <Given extends Partial<Value>>(given: Given) =>
        Object.fromEntries(
          parts.flatMap(({ field, column, codec }) => {
            const value = (given as Record<string, unknown>)[field]
            return value === undefined ? [] : [[column, codec ? codec.write(value) : value]]
          }),
        ) as { [Name in keyof Given & Field as SnakeCase<Name> & keyof Row]: Row[SnakeCase<Name> & keyof Row] },
    }
  }
