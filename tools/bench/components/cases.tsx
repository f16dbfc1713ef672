import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Cell, Column, Row, Table as AriaTable, TableBody, TableHeader } from 'react-aria-components/Table'
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField'
import { Button } from '@wasla/design-system/components/Button'
import { Select } from '@wasla/design-system/components/Select'
import { Table } from '@wasla/design-system/components/Table'
import { TextField } from '@wasla/design-system/components/TextField'

/** One element in two versions: made by our component, and by the bare library without styles. A new `turn` makes an update. */
export type Case = {
  name: string
  ours: (turn: number) => ReactNode
  bare: (turn: number) => ReactNode
  /** Opens an element that is closed at first, such as a menu. With it, the time of this call is measured as the mount. */
  open?: (root: HTMLElement) => void
}

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index)
const thousand = numbers(1000)
const twoHundred = numbers(200)
const options = (turn: number) => numbers(500).map((index) => ({ id: String(index), label: `Option ${index}, ${turn}` }))
const people = (turn: number) =>
  numbers(100).map((index) => ({ id: String(index), values: numbers(8).map((column) => `Value ${index} ${column} ${turn}`) }))
const columns = numbers(8).map((index) => ({ id: `c${index}`, name: `Column ${index}` }))
const still = () => undefined

const press = (root: HTMLElement) => root.querySelector('button')?.click()

export const cases: readonly Case[] = [
  {
    name: '1,000 buttons',
    ours: (turn) => thousand.map((index) => <Button key={index}>{`Invite ${turn}`}</Button>),
    bare: (turn) => thousand.map((index) => <AriaButton key={index}>{`Invite ${turn}`}</AriaButton>),
  },
  {
    name: '200 text fields',
    ours: (turn) => twoHundred.map((index) => <TextField key={index} label={`Name ${index}`} value={`Noura ${turn}`} onChange={still} />),
    bare: (turn) =>
      twoHundred.map((index) => (
        <AriaTextField key={index} value={`Noura ${turn}`} onChange={still}>
          <Label>{`Name ${index}`}</Label>
          <Input />
        </AriaTextField>
      )),
  },
  {
    name: '500-row list box',
    open: press,
    ours: (turn) => <Select label="City" options={options(turn)} />,
    bare: (turn) => (
      <AriaSelect>
        <Label>City</Label>
        <AriaButton>
          <SelectValue />
        </AriaButton>
        <Popover>
          <ListBox items={options(turn)}>{(option) => <ListBoxItem textValue={option.label}>{option.label}</ListBoxItem>}</ListBox>
        </Popover>
      </AriaSelect>
    ),
  },
  {
    name: '100-row table',
    ours: (turn) => (
      <Table
        label="People"
        columns={columns.map(({ id, name }, at) => ({ id, name, cell: ({ values }: { id: string; values: string[] }) => values[at] }))}
        rows={people(turn)}
      />
    ),
    bare: (turn) => (
      <AriaTable aria-label="People">
        <TableHeader>
          {columns.map(({ id, name }, at) => (
            <Column key={id} id={id} isRowHeader={at === 0}>
              {name}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {people(turn).map(({ id, values }) => (
            <Row key={id} id={id}>
              {values.map((value, at) => (
                <Cell key={columns[at]?.id}>{value}</Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    ),
  },
]
