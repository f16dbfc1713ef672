import { describe, expect, it } from 'vitest'
import { textOf } from './lines.ts'
import { treeOf, type RawNode } from './raw.ts'

const node = (nodeId: string, role: string, name: string, childIds: string[] = [], more: Partial<RawNode> = {}): RawNode => ({
  nodeId,
  ignored: false,
  role: { value: role },
  name: { value: name },
  childIds,
  backendDOMNodeId: Number(nodeId),
  ...more,
})
const property = (name: string, value: unknown, relatedNodes?: { backendDOMNodeId: number; text: string }[]) => ({
  name,
  value: { value, ...(relatedNodes && { relatedNodes }) },
})

describe('a tree as text', () => {
  it('has one line for each node of which something is said, with its states', () => {
    const raw = [
      node('1', 'RootWebArea', 'A title', ['2', '5'], { properties: [property('focused', true)] }),
      node('2', 'none', '', ['3'], { ignored: true }),
      node('3', 'heading', 'Invites', ['4'], { properties: [property('level', 2)] }),
      node('4', 'StaticText', 'Invites', ['9']),
      node('9', 'InlineTextBox', 'Invites'),
      node('5', 'button', 'Open', [], {
        properties: [
          property('invalid', 'false'),
          property('focusable', true),
          property('hasPopup', 'menu'),
          property('expanded', false),
          property('controls', 'react-aria-1', [{ backendDOMNodeId: 3, text: 'x' }]),
        ],
        description: { value: 'Opens a list' },
      }),
    ]
    expect(textOf(treeOf(raw))).toBe(
      'page\n  heading "Invites" level=2\n  button "Open" expanded=false hasPopup=menu controls=heading description="Opens a list"\n',
    )
  })

  it('says if the keyboard does not reach a button, or reaches a group', () => {
    const raw = [
      node('1', 'RootWebArea', '', ['2', '3']),
      node('2', 'button', 'Off'),
      node('3', 'group', 'G', [], { properties: [property('focusable', true)] }),
    ]
    expect(textOf(treeOf(raw))).toBe('page\n  button "Off" unreachable\n  group "G" focusable\n')
  })

  it('leaves out the parts of a field, and elements that are no part of the page', () => {
    const raw = [
      node('1', 'RootWebArea', '', ['2', '4']),
      node('2', 'textbox', 'Name', ['3'], { properties: [property('focusable', true)], value: { value: 'نورة' } }),
      node('3', 'StaticText', 'نورة'),
      node('4', 'log', '', ['5'], { properties: [property('live', 'polite')] }),
      node('5', 'StaticText', 'Saved'),
    ]
    expect(textOf(treeOf(raw, new Set([4])))).toBe('page\n  textbox "Name" value="نورة"\n')
    expect(textOf(treeOf(raw))).toContain('  log live=polite\n    text "Saved"\n')
  })
})
