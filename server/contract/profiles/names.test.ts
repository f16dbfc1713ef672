import { describe, expect, it } from 'vitest'
import { businessNamesOf, isInOtherScript, nameFor, scriptOf, searchedNamesOf } from './names.ts'
import { noSettings } from './new-profile.ts'

const noura = { ...noSettings, firstName: 'Noura', lastName: 'Alotaibi', nameInOtherScript: 'نورة العتيبي' }
const fahad = { ...noSettings, firstName: 'فهد', lastName: 'القحطاني', nameInOtherScript: 'Fahad Alqahtani' }

describe('names of a profile', () => {
  it('nameFor returns the name in the script of the reader’s language if there is one, else the main name', () => {
    expect([nameFor(noura, 'en'), nameFor(noura, 'ar')]).toEqual(['Noura Alotaibi', 'نورة العتيبي'])
    expect([nameFor(fahad, 'en'), nameFor(fahad, 'ar')]).toEqual(['Fahad Alqahtani', 'فهد القحطاني'])
    expect(nameFor({ ...noura, nameInOtherScript: null }, 'ar')).toBe('Noura Alotaibi')
    expect(nameFor({ ...noSettings, name: 'Nabt Coffee', nameInOtherScript: 'قهوة نبت' }, 'ar')).toBe('قهوة نبت')
    expect(nameFor(noSettings, 'ar')).toBe('')
  })

  it('searchedNamesOf returns the names in both scripts', () => {
    expect(searchedNamesOf(noura)).toEqual(['Noura Alotaibi', 'نورة العتيبي'])
    expect(searchedNamesOf(noSettings)).toEqual([])
  })

  it('businessNamesOf returns both names of a business, and none of a person', () => {
    expect(businessNamesOf({ type: 'BRAND', name: 'Nabt', nameInOtherScript: 'نبت' })).toEqual(['Nabt', 'نبت'])
    expect(businessNamesOf({ type: 'BRAND', name: 'Nabt', nameInOtherScript: null })).toEqual(['Nabt'])
    expect(businessNamesOf({ ...noura, type: 'INFLUENCER' })).toEqual([])
  })

  it('scriptOf returns the language of a name’s script, and null for mixed or other scripts', () => {
    expect(['Zoë 2', 'نورة ٢', 'Noura نورة', 'Нура', '22'].map(scriptOf)).toEqual(['en', 'ar', null, null, null])
    expect(isInOtherScript('نورة', 'Noura نورة')).toBe(true)
    expect(isInOtherScript('Нура', 'Noura')).toBe(false)
  })
})
