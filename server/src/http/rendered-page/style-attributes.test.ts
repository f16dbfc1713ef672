import { expect, it } from 'vitest'
import { withoutStyleAttributes } from './style-attributes.ts'

it('style attributes become rules, one for equal attributes', () => {
  const { html, css } = withoutStyleAttributes(
    '<i style="width:5%"></i><b class="x" style="--a:url(&quot;b&quot;)">y</b><i style="width:5%"></i>',
  )
  expect(html).toBe('<i data-style="0"></i><b class="x" data-style="1">y</b><i data-style="0"></i>')
  expect(css).toBe('[data-style="0"]:not(#_){width:5%}[data-style="1"]:not(#_){--a:url("b")}')
})

it('a text that looks like an attribute stays', () => {
  const text = '<p title="a style=&quot;x&quot;">a style="x"</p>'
  expect(withoutStyleAttributes(text)).toEqual({ html: text, css: '' })
})

it('a style cannot end the style element of the page', () => {
  const { css } = withoutStyleAttributes('<i style="--a:&lt;/style&gt;&lt;script&gt;"></i>')
  expect(css).not.toContain('<')
})
