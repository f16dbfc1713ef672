import { describe, expect, it } from 'vitest'
import { readBody, readQuery } from './conversion-body.ts'
import { isPlaceholder } from './placeholder.ts'
import { examplesOf } from './setup.ts'
import { sampleNow } from './testing/sample.ts'

describe('finding a placeholder that was not replaced', () => {
  it.each([
    '{x}',
    '{{x}}',
    '{{ order.id }}',
    '[x]',
    '[order_id]',
    '%x%',
    '%%ORDER_ID%%',
    '${x}',
    '{0}',
    '{}',
    'shop-{order}',
    '{رقم_الطلب}',
    '<order>',
    '__CLICKID__',
    '%7Bexternal_id%7D',
    '%7B%7Border%7D%7D',
    'ORDER_NUMBER',
    'order_number',
    'CLICK_ID',
    'click_id',
    'externalId',
    'undefined',
    'null',
    'NaN',
    'None',
    '[object Object]',
    ':order_id',
    '$orderId',
  ])('recognises %s', (text) => expect(isPlaceholder(text)).toBe(true))

  it.each([
    '9001',
    'A-9001',
    '[9001]',
    '#9001',
    'R%2B1',
    '50%',
    '100% off',
    'a_b',
    '__1__',
    'order-9001',
    'test',
    'طلب-90',
    '1<2',
    'null-90',
    '$90',
    'NONE7',
  ])('accepts %s as a real number', (text) => expect(isPlaceholder(text)).toBe(false))
})

describe('the examples of the setup card', () => {
  const examples = new Map(
    examplesOf({
      publicUrl: 'https://wasla.example',
      event: 'SALE',
      countsBy: 'LINKS',
      publishableKey: 'p',
      postbackKey: 'k',
      secretKey: null,
      trackingUrl: 'https://shop.example/',
    }).map(({ way, code }) => [way, code]),
  )

  it('are refused if they are sent unchanged, both as click id and as number', () => {
    const body = /-d '(.*)'$/s.exec(examples.get('CURL') ?? '')?.[1] ?? ''
    const [, search = ''] = (examples.get('POSTBACK') ?? '').split('?')
    const query = new Map(search.split('&').map((pair): [string, string] => pair.split('=') as [string, string]))
    expect(readBody(body, sampleNow).fields).toEqual([
      { path: 'clickId', rule: 'placeholder' },
      { path: 'externalId', rule: 'placeholder' },
    ])
    expect(readQuery((name) => query.get(name), 'POSTBACK', sampleNow).fields).toMatchObject([
      { path: 'click_id', rule: 'placeholder' },
      { path: 'external_id', rule: 'placeholder' },
      { path: 'amount' },
    ])
  })
})
