import { describe, expect, it } from 'vitest'
import ar from './ar.json'
import en from './en.json'

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']

describe('the messages of the design system', () => {
  it('exist in both languages', () => {
    expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  it('are namespaced to the component that uses them', () => {
    for (const key of Object.keys(en)) expect(key).toMatch(/^ds\.[a-zA-Z]+\.[a-zA-Z.]+$/)
  })

  it('have all six Arabic plural forms if they contain a count', () => {
    for (const [key, text] of Object.entries(ar).filter(([, value]) => value.includes(', plural'))) {
      for (const form of pluralForms) expect(text, key).toContain(`${form} {`)
    }
  })

  it('have the same placeholders in both languages', () => {
    const values = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/gu)].map(([, name]) => name))].toSorted()
    const english: Record<string, string> = en
    for (const [key, text] of Object.entries(ar)) expect(values(text), key).toEqual(values(english[key] ?? ''))
  })
})
